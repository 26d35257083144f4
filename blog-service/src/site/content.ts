import { checked, type FieldError, invalid } from '@salon/service-kit/validation';
import { plainToInstance } from 'class-transformer';
import { keyOfUrl } from '../pictures/picture-key.js';
import { type OpenTime, SiteContent } from './site-content.dto.js';

/**
 * Stored content of any release in the shape of this one: a field that was added since has the initial value of its
 * class. Stored content is read only with this function.
 */
export function withDefaults(stored: object): SiteContent {
  return plain(plainToInstance(SiteContent, stored));
}

/** The sent content, tidied. Throws 400 with a sentence for each fault. Faults name fields by their path within the content. */
export async function readContent(sent: object): Promise<SiteContent> {
  const content = plain(await checked(SiteContent, sent));
  const faults = [...repeatedIds(content), ...overlappingTimes(content)];
  if (faults.length > 0) throw invalid(faults);
  return content;
}

/** The keys of uploaded pictures in the content, each with the fields that show it. */
export function uploadedPictures(content: SiteContent): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [field, image] of images(content)) {
    const key = keyOfUrl(image);
    if (key) fields.set(key, [...(fields.get(key) ?? []), field]);
  }
  return fields;
}

function* images({ photos, academy }: SiteContent): Generator<[field: string, image: string]> {
  for (const [page, { image }] of Object.entries(photos.heroes)) yield [`photos.heroes.${page}.image`, image];
  for (const list of ['highlights', 'work'] as const) {
    for (const [index, { image }] of photos[list].entries()) yield [`photos.${list}[${index}].image`, image];
  }
  for (const [program, { gallery }] of academy.programs.entries()) {
    for (const [index, { image }] of gallery.entries()) {
      yield [`academy.programs[${program}].gallery[${index}].image`, image];
    }
  }
}

function* lists({ services, offers, hours, notices, reviews, questions, academy }: SiteContent) {
  for (const [menu, list] of Object.entries(services)) yield [`services.${menu}`, list] as const;
  yield ['offers.packages', offers.packages] as const;
  yield ['hours.special', hours.special] as const;
  yield ['notices', notices] as const;
  yield ['reviews', reviews] as const;
  yield ['questions', questions] as const;
  yield ['academy.programs', academy.programs] as const;
}

function* repeatedIds(content: SiteContent): Generator<FieldError> {
  for (const [field, list] of lists(content)) {
    const seen = new Set<string>();
    for (const [index, { id }] of (list as { id: string }[]).entries()) {
      if (seen.has(id))
        yield { field: `${field}[${index}].id`, message: 'Another one in this list has the same id.' };
      seen.add(id);
    }
  }
}

function* days({ weekly, special }: SiteContent['hours']): Generator<[field: string, times: OpenTime[]]> {
  for (const [day, times] of Object.entries(weekly)) yield [`hours.weekly.${day}`, times];
  for (const [index, { times }] of special.entries()) yield [`hours.special[${index}].times`, times];
}

/** Opening times must be in the order of the day; only the last may end on the next day. */
function* overlappingTimes({ hours }: SiteContent): Generator<FieldError> {
  for (const [field, times] of days(hours)) {
    for (const [index, { opens }] of times.entries()) {
      const before = times[index - 1];
      if (before && (before.closes <= before.opens || opens < before.closes)) {
        yield {
          field: `${field}[${index}].opens`,
          message: 'These hours start before the ones above them have ended.',
        };
      }
    }
  }
}

/** The content as plain JSON, without fields that are not set, so that two contents can be compared. */
function plain(content: SiteContent): SiteContent {
  return JSON.parse(JSON.stringify(content)) as SiteContent;
}
