/** Names that the build, the rendered page and the browser's entry agree on. */
export const ROOT_ID = 'root';
/** Source file of the browser's entry, which `start.ts` loads. */
export const ENTRY = 'site/entry.tsx';
export const HYDRATION_ID = 'hydration';
