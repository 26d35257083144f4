import styled from '@emotion/styled';
import { drawnMap } from '../../content/drawn-map';
import { color, font } from '../../theme/tokens';

/** The streets around the salon, drawn by us: nothing is asked of anybody's map before one leaves for it. */
export function PlaceMap() {
  return (
    <Drawing viewBox="0 0 360 252" role="img" aria-label={drawnMap.description}>
      <rect width="360" height="252" fill={color.paper} />
      {/* Blocks of houses. */}
      <g fill={color.paperShade} stroke={color.line}>
        <path d="M-8-8h124v86H-8zM136-8h92v86h-92zM248-8h120v86H248z" />
        <path d="M248 110h120v66H248zM-8 208h124v60H-8zM136 208h232v60H136z" />
      </g>
      {/* The tank with its steps. */}
      <g fill="none" stroke={color.leaf}>
        <path d="M8 112h100v64H8z" fill={color.leaf} fillOpacity="0.1" />
        <path d="M15 119h86v50H15z" strokeOpacity="0.55" />
        <path d="M22 126h72v36H22z" strokeOpacity="0.35" fill={color.leaf} fillOpacity="0.16" />
      </g>
      {/* The market below the salon, the lane and the places behind. */}
      <path d="M136 110h88v66h-88z" fill={color.claySoft} stroke={color.line} />
      <path d="M238 78v34" stroke={color.line} strokeDasharray="2 4" />
      <g>
        <rect x="150" y="24" width="26" height="26" rx="4" fill={color.leaf} />
        <text x="163" y="42.500" fill={color.jasmine} fontWeight="600">
          P
        </text>
        <path d="M180 37h48q10 0 10 10v34" fill="none" stroke={color.leaf} strokeDasharray="1 5" />
      </g>
      {/* Streets and their names. */}
      <g fill={color.inkSoft}>
        <text x="292" y="98">
          Temple Tank Road
        </text>
        <text x="56" y="196">
          Flower Street
        </text>
        <text x="308" y="196">
          to the station
        </text>
        <text transform="translate(129 40) rotate(-90)">South Lane</text>
      </g>
      <g fill={color.ink}>
        <text x="58" y="148">
          Temple tank
        </text>
        <text x="180" y="164">
          Flower market
        </text>
      </g>
      {/* The salon. */}
      <path
        d="M180 140c-11-14-19-22-19-32a19 19 0 1 1 38 0c0 10-8 18-19 32Z"
        fill={color.leaf}
        stroke={color.brass}
        strokeWidth="2"
      />
      <circle cx="180" cy="108" r="6.500" fill={color.brass} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  border: 1px solid ${color.line};
  text { font: 500 13px ${font.text}; text-anchor: middle; }
`;
