import { existsSync } from 'node:fs';
import { photos } from '@salon/content/photos';

it('the photographs that the content describes are there', () => {
  for (const name of Object.keys(photos))
    expect([name, existsSync(new URL(`../../photos/${name}.jpg`, import.meta.url))]).toEqual([name, true]);
});
