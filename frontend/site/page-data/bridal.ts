import { serviceAt } from '@salon/content/description/services';
import { dateOf } from '@salon/content/hours/localTime';
import { originalOf } from '@salon/content/translate';
import { codePicture } from '../../shared/ui/picture/sitePicture';
import { reviewsOf } from './entries';
import { originalService } from './names';
import type { Shown } from './shown';
import { wordsOf } from './words';

export const bridalData = ({ content, now }: Shown) => {
  const { link: _, wishes, ...words } = wordsOf('bridal', content);
  const services = wishes.services.flatMap(({ service: id, forEach }) => {
    const { name, price } = serviceAt(content, id)?.service ?? {};
    return name ? [{ id, name, ...originalService(content, id), price, forEach }] : [];
  });
  // What is hers alone, with what it includes.
  const looks = services.flatMap(({ id, forEach, ...one }) =>
    forEach ? [] : [{ ...one, details: serviceAt(content, id)?.service.details }],
  );
  const original = originalOf(content);
  const isOfBride = ({ content: said }: { content: string }) =>
    /\b(brides?|wedding)\b/i.test(said) ||
    original.words.bridal.functions.kinds.some((kind) => said.includes(kind));
  // Every page has the special days of the next weeks only.
  const special = content.hours.special.filter(({ until }) => until >= dateOf(now));
  const shown = { hours: { weekly: content.hours.weekly, special }, picture: codePicture('makeup') };
  const said = content.words.home.testimonials.title;
  const review = reviewsOf(content)[reviewsOf(original).findIndex(isOfBride)];
  return { ...words, ...shown, looks, said, review, wishes: { ...wishes, services } };
};
