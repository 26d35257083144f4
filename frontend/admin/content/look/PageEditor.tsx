import type { HomeSection, SiteContent } from '@salon/content/description';
import { Pages } from '@salon/content/description/pages';
import { fieldInfo } from '@salon/content/fields';
import { languagesOf, pathIn } from '@salon/content/languages';
import { heroPages } from '@salon/content/menus';
import { menuAt } from '@salon/content/reachable';
import { paths } from '@salon/content/sitePaths';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { menuPath } from '../../../shared/content/paths';
import { Spinner } from '../../../shared/ui/Spinner';
import { request, requestWithoutToken } from '../../api/request';
import { shownPages } from '../../shownPages';
import { HeadRow } from '../../ui/buttons';
import { Choices } from '../../ui/Choices';
import { LoadFailed, useLoaded } from '../../ui/Loaded';
import { MoveButtons } from '../../ui/moving';
import { Jumps, LinedList, Part } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { move } from '../entries/entries';
import { ToggleField } from '../fields/ToggleField';
import { blocksOf, listName, listPath, placeOf, type Row, restOf, SITE, switches } from '../places';
import { Rows } from '../SiteHome';
import { homeParts, PageFrame } from './PageFrame';
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
  const [name] = Object.entries(switches).find(([, at]) => at === path) ?? [];

  function moveSection(section: HomeSection, by: -1 | 1) {
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
      {name && <PageSwitch name={name} label="Visitors see this page" />}
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
      {path === paths.home && (
        <Part title="Sections, from top to bottom">
          <LinedList id="pages.order" aria-label="Sections">
            {content.pages.order.map((section, index) => (
              <Section key={section} section={section} index={index} onMove={moveSection} />
            ))}
          </LinedList>
        </Part>
      )}
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

interface PreviewProps {
  path: string;
  /** The same in English. */
  page: string;
  width: number;
  onField: (field: string) => void;
  onMove: (section: HomeSection, by: -1 | 1) => void;
}

function Preview({ path, ...frame }: PreviewProps) {
  const { content, savedAt, status, saveNow } = useSiteDraft();
  const preview = useLoaded(
    async (signal) => {
      await saveNow();
      // Without a draft, as visitors see it.
      const page = savedAt ? request(`/preview${path}`, { signal }) : requestWithoutToken(path, { signal });
      return { path, html: await (await page).text() };
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
  const [found] = Object.entries(paths).find(([, at]) => at === path) ?? [];
  const list = (name: string): Row => ({ to: listPath(name), name: listName(name), detail: '' });
  if (!found) {
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
  const id = found as Exclude<keyof typeof paths, 'notFound'>;
  const hero = heroPages.some((page) => page === id);
  return [
    ...(hero
      ? [{ to: placeOf(content, `photos.heroes.${id}`).to, name: 'Picture at the top', detail: '' }]
      : []),
    ...blocksOf(id).map(([block = '', name = '']) => ({
      to: `${SITE}/words/${id}/${block}`,
      name,
      detail: 'Headline and words',
    })),
    ...(lists[id] ?? []).map((name) => list(name)),
    { to: `${SITE}/words/${id}`, name: restOf(id), detail: '' },
  ];
}

const lists: Partial<Record<keyof typeof paths, string[]>> = {
  home: ['priceRows', 'highlights', 'reviews', 'people', 'photos.work', 'questions'],
  about: ['people'],
  services: ['menus', 'questions'],
  prices: ['menus', 'questions'],
  offers: ['offers.packages', 'questions'],
  academy: ['academy.programs', 'questions'],
};

interface SectionProps {
  section: HomeSection;
  index: number;
  onMove: (section: HomeSection, by: -1 | 1) => void;
}

function Section({ section, index, onMove }: SectionProps) {
  const { content } = useSiteDraft();
  const { name } = homeParts[section];
  return (
    <li>
      <HeadRow>
        <strong>{name}</strong>
        <span>
          <MoveButtons
            name={name}
            index={index}
            count={content.pages.order.length}
            onMove={(by) => onMove(section, by)}
          />
        </span>
      </HeadRow>
      {/* One without a switch is there while something is in it. */}
      {section in content.pages && <PageSwitch name={section} label="Visitors see it" />}
    </li>
  );
}

function PageSwitch({ name, label }: { name: string; label: string }) {
  const { content, change } = useSiteDraft();
  const what = fieldInfo(Reflect.get(Pages.shape, name))?.label ?? name;
  return (
    <ToggleField
      path={`pages.${name}`}
      label={label}
      name={what}
      value={Reflect.get(content.pages, name)}
      onChange={(isOn) => change((draft) => void Object.assign(draft.pages, { [name]: isOn }), what)}
    />
  );
}
