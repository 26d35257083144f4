/** The `ref` of what takes the place of something that had the focus. */
export const takeFocus = (shown: HTMLElement | null) => shown?.focus();
