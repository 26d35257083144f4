import { firstEdition } from '@salon/content/first-edition';

/** What a fresh site shows. */
export const editionOne = firstEdition();
