/** What the build's environment says of this site; filled in by build/site.ts. */
interface Site {
  /** Origin without a trailing slash. */
  publicUrl: string;
  /** IANA name. Hours and dates are in this time zone. */
  timeZone: string;
}

declare var __SITE__: Site;

/** True in the renderer's code. What only search engines read is left out of the visitors' scripts. */
declare var __RENDERER__: boolean;

declare module 'virtual:pictures' {
  /** Photo → its picture key (see ui/picture/pictureKey.ts). */
  export const photoKeys: Record<import('@salon/content/photos').PhotoName, string>;
  /** Drawing → the name of its file, with its size: `hair-0a1b2c3d-1800x1500`. */
  export const drawingKeys: Record<import('./shared/ui/picture/sitePicture').DrawingName, string>;
}

/** The key of one drawing. */
declare module 'virtual:drawing/*' {
  const key: string;
  export default key;
}
