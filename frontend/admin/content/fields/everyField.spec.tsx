import { SiteContent } from '@salon/content/description';
import { entryInfo, fieldInfo, inner, type Schema } from '@salon/content/fields';
import { sampleContent } from '@salon/content/testing/sample';
import { act } from '@testing-library/react';
import { z } from 'zod';
import { SiteArea } from '../../../test/siteArea';
import { placeOf } from '../places';

const area = new SiteArea();
const content = sampleContent();

/** The paths of what is described: of each list, those of its first entry, and of the services, those of the first menu. */
function* pathsIn(schema: Schema, path: string): Generator<string> {
  const kind = inner(schema);
  const { control = 'own' } = fieldInfo(schema) ?? {};
  if (control === 'none') return;
  if (kind instanceof z.ZodObject && control !== 'price' && control !== 'photo')
    for (const [key, part] of Object.entries(kind.shape)) yield* pathsIn(part, path ? `${path}.${key}` : key);
  else if (kind instanceof z.ZodRecord && path === 'services')
    yield* pathsIn(kind.valueType, 'services.hair');
  else if (kind instanceof z.ZodArray && entryInfo(inner(kind.element)))
    yield* pathsIn(kind.element, `${path}[0]`);
  else if (fieldInfo(schema)) yield path;
}

const paths = [...pathsIn(SiteContent, '')];
/** The page of each field, and its id there: one field has all profiles. */
const places = paths.map((path) => placeOf(content, path).to.split('#') as [page: string, id: string]);
const pages = Map.groupBy(places, ([page]) => page);

it('each field of the description is edited in one place', async () => {
  const { router } = await area.open('/admin/site', 'More');
  for (const [page, here] of pages) {
    // The fields of a row are there once an address has opened it.
    for (const row of new Set(here.map(([, field]) => field.replace(/[^\]]*$/, ''))))
      await act(() => router.navigate(`${page}#${row}`));
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    const shown = places.filter(([, field]) =>
      ids.some((id) => id === field || id.startsWith(`${field}.`) || id.startsWith(`${field}[`)),
    );
    expect([page, ...shown]).toEqual([page, ...here]);
  }
});
