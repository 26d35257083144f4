import { z } from 'zod';
import { field, KEBAB, line, list, part, text } from '../fields.ts';
import { each, heroNames, heroPages } from '../menus.ts';

const PICTURE = 'Please choose a picture.';
/** What stands in a place without a photograph. */
export const DRAWING = 'drawing';
/** The address that `POST /api/pictures` answers. */
const UPLOADED = /^\/media\/[0-9a-f]{20}-[1-9]\d{0,4}x[1-9]\d{0,4}-[0-9a-f]{6}\/960\.jpg$/;

const POINT = 'Please choose a point inside the picture.';
const fraction = z.number(POINT).min(0, POINT).max(1, POINT);

/** 0–1 from the left and from the top; the middle when missing. */
export const Focus = part('Focus', 'point that a crop keeps', { x: fraction, y: fraction });
export type Focus = z.output<typeof Focus>;

export const SitePhoto = part('SitePhoto', 'picture', {
  /** An uploaded one, `photo:NAME` of those that come with the site, or `drawing`. */
  image: field(
    'Picture',
    text(PICTURE, {
      is: (image) =>
        image.length <= 100 &&
        (image === DRAWING ||
          UPLOADED.test(image) ||
          (image.startsWith('photo:') && KEBAB.test(image.slice(6)))),
      maxLength: 100,
    }),
  ),
  alt: line('Description', { max: 300, changeLabel: 'description of the picture' }),
  focus: field('Crop', Focus.optional()),
});
export type SitePhoto = z.output<typeof SitePhoto>;

/** A picture that has its place, where a drawing stands without one. */
export const placedPhoto = (label = 'Picture', changeLabel = 'picture', help?: string) =>
  field(label, SitePhoto.default({ image: DRAWING, alt: '' }), { control: 'photo', changeLabel, help });

/** A picture that an entry may have. */
export const optionalPhoto = () => field('Picture', SitePhoto.optional(), { control: 'photo' });

const FILM = 'The film plays only over the drawing; a photograph stands alone.';

export const Photos = part('Photos', 'photographs', {
  heroes: part(
    'Heroes',
    'pictures on top of the pages',
    each(heroPages, (page) => {
      const name = heroNames[page];
      return placedPhoto(
        `Top of ${name}`,
        `picture at the top of ${name}`,
        page === 'home' ? FILM : undefined,
      );
    }),
  ),
  // Without one, home has no such section.
  work: field('Our work', list('photographs of your work', SitePhoto, { max: 24 }), {
    control: 'photos',
    changeLabel: 'pictures of your work, or their descriptions, crops or order',
  }),
});
