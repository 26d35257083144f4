import type { SiteContent, SitePhoto } from '@salon/content/description';
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
