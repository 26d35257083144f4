import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, fontSize, radius, touchTarget } from '../../shared/theme/tokens';
import { FieldLayout, Hint, Label } from '../ui/Field';
import { ShortFields } from '../ui/parts';

export interface Point {
  x: number;
  y: number;
}

/** The middle when none is known. */
export const focusOf = ({ focus }: { focus?: Point | null }): Point => focus ?? { x: 0.5, y: 0.5 };

const rounded = (share: number) => Math.round(share * 100) / 100;

interface Props {
  children: ReactNode;
  point: Point;
  onChange: (focus: Point) => void;
}

const AXES = [
  { axis: 'x', label: 'From left to right', edge: 'left' },
  { axis: 'y', label: 'From top to bottom', edge: 'top' },
] as const;

/** The whole picture with the point that every crop keeps. It is tapped; the keyboard and screen readers use the sliders. */
export const FocalPoint = ({ children, point, onChange }: Props) => (
  <FieldLayout>
    <Label as="p">Focal point</Label>
    <Hint>Tap it in the picture. On a page the picture is cut around this point.</Hint>
    <Frame
      onClick={({ currentTarget, clientX, clientY }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        onChange({ x: rounded((clientX - left) / width), y: rounded((clientY - top) / height) });
      }}
    >
      {children}
      <Ring style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
    </Frame>
    <ShortFields style={{ maxWidth: '28rem', fontSize: fontSize.small }}>
      {AXES.map(({ axis, label, edge }) => (
        <label key={axis}>
          {label}
          <input
            type="range"
            style={{ width: '100%', height: touchTarget, accentColor: color.leaf }}
            min={0}
            max={100}
            value={Math.round(point[axis] * 100)}
            aria-valuetext={`${Math.round(point[axis] * 100)} % from the ${edge}`}
            onChange={({ target }) => onChange({ ...point, [axis]: Number(target.value) / 100 })}
          />
        </label>
      ))}
    </ShortFields>
  </FieldLayout>
);

const Frame = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  border-radius: ${radius};
  cursor: crosshair;
  img { max-height: 60vh; width: auto; }
`;

const Ring = styled.span`
  position: absolute;
  width: ${touchTarget};
  height: ${touchTarget};
  margin: calc(${touchTarget} / -2) 0 0 calc(${touchTarget} / -2);
  border: 3px solid ${color.jasmine};
  border-radius: 50%;
  background: radial-gradient(${color.brass} 4px, ${color.leafDeep} 5px 6px, transparent 7px);
  box-shadow: 0 0 0 2px ${color.leafDeep}, inset 0 0 0 2px ${color.leafDeep};
  pointer-events: none;
`;
