/** What the build's environment says of this site; filled in by build/site.ts. */
interface Site {
  /** Origin without a trailing slash. */
  publicUrl: string;
  name: string;
  phone: string;
  landline: string;
  /** Digits only, with country code. */
  whatsapp: string;
  email: string;
  address: string;
  instagram: string;
  /** IANA name. Hours and dates are in this time zone. */
  timeZone: string;
}

declare var __SITE__: Site;

/** True in the renderer's code. What only search engines read is left out of the visitors' scripts. */
declare var __RENDERER__: boolean;

declare module 'virtual:pictures' {
  /** Photo → its picture key (see ui/picture/pictureKey.ts). */
  const keys: Record<import('@salon/content/photos').PhotoName, string>;
  export default keys;
  /** Key of the blog's own photo. */
  export const blogKey: string;
}

declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      preserveNameIds?: number[];
    },
  ): Promise<Buffer>;
}
