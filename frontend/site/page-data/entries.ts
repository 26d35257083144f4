import type { SiteContent, SitePhoto } from '@salon/content/description';
import { originalOf } from '@salon/content/translate';
import samples from '../../../content/src/first-edition/reviews.json' with { type: 'json' };
import { slotsOf } from '../../shared/content/slots';
import type { Photograph, ShownPicture } from '../../shared/ui/picture/shownPicture';
import { shownPicture } from '../../shared/ui/picture/sitePicture';

/** Not the drawing that stands in a place whose photograph is gone. */
export const isPhotograph = (picture: ShownPicture): picture is Photograph => 'folder' in picture;

/** What a service or a package shows: its picture, if there is one. */
export function withPicture<T extends { picture?: SitePhoto }>(
  name: string,
  { picture: photo, ...entry }: T,
  content: SiteContent,
) {
  const picture = photo && shownPicture(photo, slotsOf(content).entry(name));
  return { ...entry, ...(picture && isPhotograph(picture) && { picture }) };
}

/** Those who are shown: all of them, or those of a menu. */
export const peopleOf = (content: SiteContent, menu?: string) =>
  content.people
    .filter(({ hidden, menus }) => !hidden && (menu === undefined || menus.includes(menu)))
    .map(({ hidden: _, menus: __, ...person }) => withPicture(person.name, person, content));

export const reviewsOf = (content: SiteContent) =>
  content.reviews.flatMap(({ hidden, id: _, ...review }, index) => {
    const written = originalOf(content).reviews[index]?.content;
    return hidden ? [] : [{ ...review, isSample: samples.some((sample) => sample.content === written) }];
  });
