import { privacy } from '../../content/legal/privacy';
import { terms } from '../../content/legal/terms';
import { pages } from '../../content/pages';
import type { LegalContent, PageWithPhoto } from '../../content/types';
import { headData } from '../../features/head/headData';
import { codePicture } from '../../ui/picture/sitePicture';

export type LegalData = ReturnType<typeof legalData>;

const legalData = (page: PageWithPhoto, text: LegalContent) => ({
  head: headData(page, codePicture(page.photo)),
  text,
});

export const termsData = () => legalData(pages.terms, terms);
export const privacyData = () => legalData(pages.privacy, privacy);
