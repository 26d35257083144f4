import { checkContent } from '@salon/content/check';
import type { SiteContent } from '@salon/content/description';
import { picturesOf } from '@salon/content/pictures';
import { invalid } from '@salon/service-kit/validation';
import { keyOfUrl } from '../pictures/picture-key.js';

/** The sent content, tidied. Throws 400 with a sentence for each fault. Faults name fields by their path within the content. */
export function readContent(sent: object): SiteContent {
  const { content, faults } = checkContent(sent);
  if (!content) throw invalid(faults);
  return content;
}

/** The keys of uploaded pictures in the content, each with the fields that show it. */
export function uploadedPictures(content: SiteContent): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [field, image] of picturesOf(content)) {
    const key = keyOfUrl(image);
    if (key) fields.set(key, [...(fields.get(key) ?? []), field]);
  }
  return fields;
}
