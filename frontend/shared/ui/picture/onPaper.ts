import { color } from '../../theme/tokens';

/** The colours of a drawing on the paper's light ground: lines of ink, and gold where light falls. */
export const onPaper = `
  svg { background: none; --brass: ${color.leaf}; --light: #bf9549; --deep: #a9b79f; --leaf: #5f8569; }
`;
