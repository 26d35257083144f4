import { color } from '../../theme/tokens';

/** The colours of a drawing on the paper's light ground. */
export const onPaper = `
  svg { background: none; --brass: ${color.leaf}; --light: #8a6420; --deep: #a9b79f; --leaf: #7d9a84; }
`;
