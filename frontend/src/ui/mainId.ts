/** The element a skip link and a route change lead to. */
export const MAIN_ID = 'main';
