import { SiteContent } from '@salon/content/description';
import { entryInfo, fieldInfo, inner, type Schema } from '@salon/content/fields';
import { sampleContent } from '@salon/content/testing/sample';
import { z } from 'zod';
import { SiteArea } from '../../../test/siteArea';
import { placeOf } from '../places';

const area = new SiteArea();
const content = sampleContent();

/** The paths of what is described: of each list, those of its first entry, and of the services, those of the first menu. */
function* pathsIn(schema: Schema, path: string): Generator<string> {
  const kind = inner(schema);
  const { control = 'own' } = fieldInfo(schema) ?? {};
  // A picture has a page of its own, and stands in its entry as well.
  if (control === 'none' || control === 'photo' || path.endsWith('.gallery')) return;
  if (kind instanceof z.ZodObject && control !== 'price')
    for (const [key, part] of Object.entries(kind.shape)) yield* pathsIn(part, path ? `${path}.${key}` : key);
  else if (kind instanceof z.ZodRecord && path === 'services')
    yield* pathsIn(kind.valueType, 'services.hair');
  else if (kind instanceof z.ZodArray && entryInfo(inner(kind.element)))
    yield* pathsIn(kind.element, `${path}[0]`);
  else if (fieldInfo(schema)) yield path;
}

const paths = [...pathsIn(SiteContent, '')];
const pageOf = (path: string) => placeOf(content, path).to.split('#')[0] ?? '';
/** One field has all profiles. */
const idOf = (path: string) => placeOf(content, path).to.split('#')[1] ?? '';
const pages = [...new Set(paths.map(pageOf))];

it.each(pages)('each field of the description is edited in one place: those of %s', async (page) => {
  await area.open(page, /./);
  const shown = paths.filter((path) => {
    const id = idOf(path);
    return document.querySelector(`[id="${id}"], [id^="${id}."], [id^="${id}["]`);
  });
  expect(shown).toEqual(paths.filter((path) => pageOf(path) === page));
});
