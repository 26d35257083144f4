const KEY = 'adminLastPage';
const HOME = '/admin/blog';

/** Remembers where the owner is, for when the app is opened again. */
export const rememberPage = (path: string): void => localStorage.setItem(KEY, path);

/** Where the area opens: as an app on a home screen where she was last, in a browser at its home. */
export const firstPage = (): string =>
  matchMedia('(display-mode: standalone)').matches ? (localStorage.getItem(KEY) ?? HOME) : HOME;
