import styled from '@emotion/styled';
import { color, fontSize, space } from '../theme/tokens';

/** Side veins of a banana leaf: where each leaves the midrib, from 0 to 1. */
const veins = Array.from({ length: 22 }, (_, index) => (index + 0.5) / 22);

/** Shown for a post without a picture: the salon's leaf, and a text that there is no picture. */
export function NoImage({ ratio }: { ratio: string }) {
  return (
    <Panel style={{ aspectRatio: ratio }}>
      <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M-20 172 Q130 132 320 12" strokeWidth="3" />
        {veins.map((at) => {
          const x = 340 * at - 20;
          const y = 172 - 80 * at - 80 * at * at;
          return <path key={at} d={`M${x} ${y} q70 -18 96 -150 M${x} ${y} q76 6 150 118`} />;
        })}
      </svg>
      <span>No Image Available</span>
    </Panel>
  );
}

const Panel = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  overflow: hidden;
  background: ${color.leaf};
  color: ${color.jasmineSoft};
  font-size: ${fontSize.small};
  svg { position: absolute; inset: 0; width: 100%; height: 100%; fill: none; stroke: ${color.leafLine}; }
  span { position: relative; padding: ${space[3]} ${space[4]}; background: ${color.leaf}; justify-self: start; }
`;
