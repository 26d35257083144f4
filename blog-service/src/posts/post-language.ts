import { languageCodes } from '@salon/content/languages';

/** English, or another language that the site can have. */
export const POST_LANGUAGES = ['en', ...languageCodes] as const;
export type PostLanguage = (typeof POST_LANGUAGES)[number];
