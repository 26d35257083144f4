import { languages } from '@salon/content/languages';
import type { PostLanguage } from '../shared/post/types';

export const languageName = (code: PostLanguage) => (code === 'en' ? 'English' : languages[code].name);
