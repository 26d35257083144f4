const MB = 1024 * 1024;

/** The limits that blog-service checks. A test compares them with its openapi.json. */
export const PICTURE = { bytes: 5 * MB, heicBytes: 10 * MB };
