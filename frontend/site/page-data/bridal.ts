import { serviceAt } from '@salon/content/description/services';
import { dateOf } from '@salon/content/hours/localTime';
import { codePicture } from '../../shared/ui/picture/sitePicture';
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
  // Every page has the special days of the next weeks only.
  const special = content.hours.special.filter(({ until }) => until >= dateOf(now));
  const shown = { hours: { weekly: content.hours.weekly, special }, picture: codePicture('makeup') };
  return { ...words, ...shown, looks, wishes: { ...wishes, services } };
};
