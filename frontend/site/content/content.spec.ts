import { existsSync } from 'node:fs';
import { photos } from '@salon/content/photos';
import { editionOne } from '../../test/edition';
import { listSamples, samples } from './samples';

it('photographs, and the files with samples, are there', () => {
  const inFrontend = (path: string) => new URL(`../../${path}`, import.meta.url);
  const files = samples.map(({ where }) => where).filter((where) => !where.startsWith('admin: '));
  for (const path of [...Object.keys(photos).map((name) => `photos/${name}.jpg`), ...files])
    expect([path, existsSync(inFrontend(path))]).toEqual([path, true]);
});

describe('the samples to replace', () => {
  it('are made-up content, and notes for a lawyer', () => {
    const list = listSamples(editionOne).join('\n');
    expect(list).toContain('admin: Contact, e-mail: still the sample "hello@example.com"');
    expect(list).toContain('admin: Words, name: still the sample "Kadali — Salon & Academy"');
    expect(list).toContain('admin: Reviews');
    expect(list).toMatch(/privacy: for a lawyer: .* under 18 .* breach/);
  });

  it('are not what an edition has replaced', () => {
    const content = structuredClone(editionOne);
    content.reviews.splice(3);
    content.contact.email = 'kadali@salon.example';
    content.salon.name = 'Another Salon';
    const list = listSamples(content).join('\n');
    for (const replaced of ['admin: Reviews', 'e-mail', 'Words, name']) expect(list).not.toContain(replaced);
    expect(list).toContain('admin: Services');
  });
});
