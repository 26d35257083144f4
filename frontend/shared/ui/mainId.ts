/** The element that the skip link and a route change move the focus to. */
export const MAIN_ID = 'main';
