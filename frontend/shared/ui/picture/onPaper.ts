/** The colours of a drawing on the paper's light ground: dark lines, and the accent where light falls. */
export const onPaper = `
  svg { background: none; --brass: var(--dark); --light: var(--paper-light); --deep: var(--paper-deep); --leaf: var(--paper-leaf); }
`;
