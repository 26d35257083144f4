// The limits that the services check, each named once. A test compares them with the services' openapi.json.

const MB = 1024 * 1024;

export const PICTURE = { bytes: 5 * MB, heicBytes: 10 * MB };
export const PASSWORD = { least: 8, most: 128 };
export const CATEGORY_NAME = 40;
