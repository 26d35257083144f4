import type { SiteContent } from '@salon/content/description';
import { legalText } from '@salon/content/legal';
import { dayWords } from '@salon/content/words/dates';
import { codePicture } from '../../shared/ui/picture/sitePicture';
import { partsOf, wordsOf } from './words';

export function legalData<Id extends 'terms' | 'privacy'>(id: Id, content: SiteContent) {
  const { updated, intro: _, sections: __, ...words } = wordsOf(id, content);
  const { intro, sections } = legalText(id, content);
  return {
    ...words,
    intro,
    updated: dayWords(updated),
    sections: sections
      .map(({ heading, body }) => ({ heading, body: partsOf(body) }))
      .filter(({ body }) => body.length > 0),
    picture: codePicture('about'),
  };
}
