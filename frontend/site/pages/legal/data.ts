import { pages } from '../../../shared/content/pages';
import type { LegalContent, PageWithPhoto } from '../../../shared/content/types';
import { codePicture } from '../../../shared/ui/picture/sitePicture';
import { privacy } from '../../content/legal/privacy';
import { terms } from '../../content/legal/terms';
import { headData } from '../../head/headData';

export type LegalData = ReturnType<typeof legalData>;

const legalData = (page: PageWithPhoto, text: LegalContent) => ({
  head: headData(page, codePicture(page.photo)),
  text,
});

export const termsData = () => legalData(pages.terms, terms);
export const privacyData = () => legalData(pages.privacy, privacy);
