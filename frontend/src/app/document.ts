/** Names that the rendered page and the browser's entry agree on. */
export const ROOT_ID = 'root';
export const HYDRATION_ID = 'hydration';
export const EMOTION_KEY = 'k';
