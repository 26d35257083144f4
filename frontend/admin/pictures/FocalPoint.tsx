import styled from '@emotion/styled';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { color, fontSize, radius, space, touchTarget } from '../../shared/theme/tokens';
import { FieldLayout, Hint, Label } from '../ui/Field';

export interface Point {
  x: number;
  y: number;
}

/** The middle when none is known. */
export const focusOf = ({ focus }: { focus?: Point | null }): Point => focus ?? { x: 0.5, y: 0.5 };

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

/** A point inside the picture, rounded to hundredths of its width and height. */
export const pointAt = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });

interface Props {
  children: ReactNode;
  point: Point;
  onChange: (focus: Point) => void;
}

const AXES = [
  { axis: 'x', label: 'From left to right', edge: 'left' },
  { axis: 'y', label: 'From top to bottom', edge: 'top' },
] as const;

/** The whole picture with the point that every crop keeps. It is tapped or dragged; the keyboard and screen readers use the sliders. */
export function FocalPoint({ children, point: chosen, onChange }: Props) {
  const [dragged, setDragged] = useState<Point>();
  const point = dragged ?? chosen;
  return (
    <FieldLayout>
      <Label as="p">Focal point</Label>
      <Hint>Tap it in the picture, or drag the ring. On a page the picture is cut around this point.</Hint>
      <Frame
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(pointUnder(event));
        }}
        onPointerMove={(event) => isDragging(event) && setDragged(pointUnder(event))}
        onPointerUp={(event) => {
          if (!isDragging(event)) return;
          setDragged(undefined);
          onChange(pointUnder(event));
        }}
        onPointerCancel={() => setDragged(undefined)}
      >
        {children}
        <Ring data-ring="" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </Frame>
      <Sliders>
        {AXES.map(({ axis, label, edge }) => (
          <label key={axis}>
            {label}
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(point[axis] * 100)}
              aria-valuetext={`${Math.round(point[axis] * 100)} % from the ${edge}`}
              onChange={({ target }) => onChange(pointAt({ ...point, [axis]: Number(target.value) / 100 }))}
            />
          </label>
        ))}
      </Sliders>
    </FieldLayout>
  );
}

const isDragging = ({ currentTarget, pointerId }: PointerEvent) => currentTarget.hasPointerCapture(pointerId);

function pointUnder({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const box = currentTarget.getBoundingClientRect();
  return pointAt({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
}

// A vertical swipe on the picture still scrolls the page, except when it starts on the ring.
const Frame = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  border-radius: ${radius};
  cursor: crosshair;
  touch-action: pan-y;
  -webkit-user-select: none;
  user-select: none;
  img { max-height: 60vh; width: auto; pointer-events: none; }
`;

const Ring = styled.span`
  position: absolute;
  width: ${touchTarget};
  height: ${touchTarget};
  margin: calc(${touchTarget} / -2) 0 0 calc(${touchTarget} / -2);
  border: 3px solid ${color.jasmine};
  border-radius: 50%;
  box-shadow: 0 0 0 2px ${color.leafDeep}, inset 0 0 0 2px ${color.leafDeep};
  touch-action: none;
  cursor: grab;
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 4px);
    border: 2px solid ${color.leafDeep};
    border-radius: 50%;
    background: ${color.brass};
  }
`;

const Sliders = styled.div`
  display: grid;
  gap: 0 ${space[4]};
  max-width: 28rem;
  font-size: ${fontSize.small};
  input { width: 100%; height: ${touchTarget}; accent-color: ${color.leaf}; }
`;
