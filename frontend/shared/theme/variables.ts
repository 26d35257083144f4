/** Grows from a 360 px to a 1440 px wide window. */
function fluid(minPx: number, maxPx: number): string {
  const slope = (maxPx - minPx) / (1440 - 360);
  const base = minPx - slope * 360;
  const rem = (px: number) => `${+(px / 16).toFixed(4)}rem`;
  return `clamp(${rem(minPx)}, ${rem(base)} + ${+(slope * 100).toFixed(4)}vw, ${rem(maxPx)})`;
}

/**
 * With a limit for narrow windows and enlarged text: there the words of a heading must still fit. In the usual text size it changes
 * nothing down to 320 px.
 */
const fitting = (size: string, vw: number) => `min(${size}, ${vw}vw)`;

/** Long values of design tokens. They are variables of the global styles, so that no script contains them. */
export const variables: Record<string, string> = {
  display: `'Kadali Display', 'Kadali Display Fallback', 'Kadali Display Fallback Android', 'Kadali Display Fallback Linux', Georgia, serif`,
  text: `'Kadali Text', 'Kadali Text Fallback', 'Kadali Text Fallback Android', 'Kadali Text Fallback Linux', system-ui, sans-serif`,
  /** A damped spring, as sampled values. */
  spring:
    '0.4s linear(0, 0.012 2%, 0.108 6.6%, 0.528 18.9%, 0.748 26.3%, 0.906 34.2%, 0.998 42.6%, 1.032 50%, 1.034 57%, 1.012 74%, 1.002 86%, 1)',
  shadow: '0 1.25rem 3rem -1.5rem rgb(14 42 32 / 38%)',
  body: fluid(16, 18),
  lead: fluid(18, 22),
  h3: fitting(fluid(22, 28), 11),
  h2: fitting(fluid(32, 52), 12),
  h1: fitting(fluid(40, 80), 13),
  quote: fitting(fluid(24, 40), 12),
  gutter: fitting(fluid(20, 64), 6.25),
  half: fluid(32, 96),
  section: fluid(64, 136),
};
