import { Focus } from '@salon/content/description/photos';
import { z } from 'zod';
import { MAX_SIDE } from './picture-bytes.js';
import { MAX_KEY_LENGTH, pictureUrl } from './picture-key.js';

const SIDE = z.int().min(1).max(MAX_SIDE);

/** What a page must know about a picture before it has loaded. */
export const StoredPicture = z
  .object({
    image: z
      .string()
      .max(pictureUrl('').length + MAX_KEY_LENGTH)
      .describe('Its path under /media/'),
    width: SIDE,
    height: SIDE,
    colour: z.string().meta({ pattern: '^#[0-9a-f]{6}$', maxLength: 7, description: 'The average colour' }),
    focus: Focus.describe('Where a look falls first'),
  })
  .meta({ id: 'StoredPicture' });
export type StoredPicture = z.infer<typeof StoredPicture>;
