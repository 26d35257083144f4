import type { HomeSection, SiteContent } from '@salon/content/description';
import type { Pages } from '@salon/content/description/pages';
import { languagesOf, pathIn } from '@salon/content/languages';
import { heroNames } from '@salon/content/menus';
import { menuAt } from '@salon/content/reachable';
import { paths } from '@salon/content/sitePaths';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { menuPath } from '../../../shared/content/paths';
import { Spinner } from '../../../shared/ui/Spinner';
import { request } from '../../api/request';
import { shownPages } from '../../shownPages';
import { HeadRow } from '../../ui/buttons';
import { Choices } from '../../ui/Choices';
import { LoadFailed, useLoaded } from '../../ui/Loaded';
import { PlaceField } from '../../ui/moving';
import { Fieldset, Jumps, LinedList, Part } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { move } from '../entries/entries';
import { PartFields } from '../fields/DescribedFields';
import { listName, listPath, placeOf, type Row, wordsRow } from '../places';
import { Rows } from '../SiteHome';
import { type FrameProps, homeParts, PageFrame } from './PageFrame';
import { useOpenInSheet } from './sheet';

const sizes = { Phone: 390, Desktop: 1280 };
type Size = keyof typeof sizes;

/** The site's pages as visitors see them, with what is not published yet. A tap on a text or a picture opens it beside the page. */
export function PageEditor() {
  const { content, change } = useSiteDraft();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const openInSheet = useOpenInSheet();
  const pages = pagesOf(content);
  const page = params.get('page') ?? paths.home;
  const path = page in pages ? page : paths.home;
  const size: Size = params.get('size') === 'Desktop' ? 'Desktop' : 'Phone';
  const asked = params.get('language');
  const language = languagesOf(content).find((code) => code === asked);
  const shown = { page: path, size, ...(language && { language }) };
  const isOff = pages[path]?.endsWith(NOT_SHOWN);

  function moveSection(section: HomeSection, by: number) {
    const order = [...content.pages.order];
    move(order, order.indexOf(section), by);
    change((draft) => void Object.assign(draft.pages, { order }), 'order of the home page');
  }

  return (
    <>
      <Jumps aria-label="Pages" style={{ flexWrap: 'nowrap', overflowX: 'auto', whiteSpace: 'nowrap' }}>
        {Object.entries(pages).map(([page, name]) => (
          <Link
            key={page}
            to={`?${new URLSearchParams({ ...shown, page })}`}
            state={state}
            aria-current={page === path ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </Jumps>
      <Choices<Size>
        label="Width"
        names={(['Phone', 'Desktop'] as const).map((name) => [name, name])}
        value={size}
        onChange={(name) => setParams({ ...shown, size: name }, { replace: true, state })}
      />
      {isOff ? (
        <p>Visitors do not see this page: it is switched off, or nothing is on it yet.</p>
      ) : (
        <Preview
          path={pathIn(language, path)}
          page={path}
          width={sizes[size]}
          onField={(field) => openInSheet(placeOf(content, field).to)}
          onMove={moveSection}
        />
      )}
      <Part title="On this page">
        <Rows label="On this page" rows={rowsOf(content, path)} inSheet />
      </Part>
      <Part title="What visitors see" gap={4}>
        <PartFields<Pages>
          path="pages"
          own={{
            order: ({ value: { order } }) => (
              <Fieldset legend="Home, from top to bottom">
                <LinedList id="pages.order" aria-label="Sections">
                  {order.map((section, index) => (
                    <li key={section}>
                      <HeadRow>
                        <strong>{homeParts[section].name}</strong>
                        <span>
                          <PlaceField
                            name={homeParts[section].name}
                            index={index}
                            count={order.length}
                            onMove={(by) => moveSection(section, by)}
                          />
                        </span>
                      </HeadRow>
                    </li>
                  ))}
                </LinedList>
              </Fieldset>
            ),
          }}
        />
      </Part>
    </>
  );
}

const NOT_SHOWN = ' (not shown)';

/** Every page, by path; also those that visitors do not see, to be filled or switched on. */
function pagesOf(content: SiteContent): Record<string, string> {
  const { notFound: _, ...fixed } = paths;
  const shown = { ...shownPages(content), ...(content.pages.blog && { [paths.blog]: 'Blog' }) };
  const named = [
    ...Object.entries(fixed).map(([id, path]) => [path, content.words[id as keyof typeof fixed].name]),
    ...content.menus.map(({ address, name }) => [menuPath(address), name]),
  ];
  const hidden = named.map(([path = '', name]) => [path, path in shown ? name : `${name}${NOT_SHOWN}`]);
  return { ...shown, ...Object.fromEntries(hidden) };
}

type PreviewProps = Omit<FrameProps, 'html' | 'content'> & { path: string };

function Preview({ path, ...frame }: PreviewProps) {
  const { content, savedAt, status, saveNow } = useSiteDraft();
  const preview = useLoaded(
    async (signal) => {
      await saveNow();
      return { path, html: await (await request(`/preview${path}`, { signal })).text() };
    },
    [path, savedAt],
  );
  if (preview.error) return <LoadFailed error={preview.error} onRetry={preview.reload} />;
  if (preview.value?.path !== path) return <Spinner label="Loading the page" />;
  return (
    <>
      {status === 'held' && <p>What is not saved yet is missing here.</p>}
      <PageFrame html={preview.value.html} content={content} {...frame} />
    </>
  );
}

/** What is edited of a page, for those who look for it by name. */
function rowsOf(content: SiteContent, path: string): Row[] {
  const list = (name: string): Row => ({ to: listPath(name), name: listName(name), detail: '' });
  const [id] = pageIds.filter((one) => paths[one] === path);
  if (id)
    return [
      ...(id in heroNames ? [{ ...placeOf(content, `photos.heroes.${id}`), detail: '' }] : []),
      { ...wordsRow(id), name: 'Words', detail: 'Headlines, texts, search engines' },
      ...(lists[id] ?? []).map(list),
    ];
  const menu = menuAt(content, path.slice(menuPath('').length));
  if (!menu) return [];
  return [
    {
      to: placeOf(content, `menus[${content.menus.indexOf(menu)}]`).to,
      name: 'Texts and picture',
      detail: 'Headline, introduction, address',
    },
    { to: listPath(`services.${menu.id}`), name: 'Services and prices', detail: '' },
    list('people'),
    list('questions'),
  ];
}

const pageIds = Object.keys(paths) as (keyof typeof paths)[];

const lists: Partial<Record<keyof typeof paths, string[]>> = {
  home: ['priceRows', 'highlights', 'reviews', 'people', 'photos.work', 'questions'],
  about: ['people'],
  services: ['menus', 'questions'],
  prices: ['menus', 'questions'],
  offers: ['offers.packages', 'questions'],
  academy: ['academy.programs', 'questions'],
};
