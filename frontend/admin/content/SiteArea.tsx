import type { SiteContent } from '@salon/content/description';
import { schemaAt } from '@salon/content/entries';
import { fieldInfo } from '@salon/content/fields';
import { merge, type Path } from '@salon/content/merge';
import { valueAt } from '@salon/content/paths';
import { isRecord } from '@salon/content/same';
import { describeChanges } from '@salon/content/summary';
import { languageIn } from '@salon/content/translate';
import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useRights } from '../rights';
import { copyPath, fieldAt } from '../saving/json';
import { ConflictDialog } from '../ui/Dialog';
import { SiteDraftProvider, useSiteDraft } from './draft/SiteDraftProvider';
import { behindIn, WithSheet } from './look/sheet';
import { placeOf, translationAt } from './places';
import { deskRoutes, siteRoutes } from './routes';
import { SiteBar } from './SiteBar';
import { Lines } from './useChanges';

/** All editors of the site's content, in a chunk of their own. They share one draft. */
export const SiteArea = () => (
  <SiteDraftProvider>
    <SiteBar />
    <SiteConflict />
    <LoadedPage />
  </SiteDraftProvider>
);

function LoadedPage() {
  useFieldInAddress();
  const location = useLocation();
  const behind = behindIn(location);
  const routes = useRights().may('content') ? siteRoutes : deskRoutes;
  const page = useRoutes(routes, behind ?? location);
  const sheet = useRoutes(routes, location);
  return <WithSheet page={page} sheet={behind && sheet} />;
}

function useFieldInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1));
    if (!path) return;
    // Deferred, as a new page first takes the focus itself.
    const timer = setTimeout(() => focusField(path));
    return () => clearTimeout(timer);
  }, [hash, key]);
}

/** Focuses the field at the path, or its first part, or the nearest one that contains it: a line's path leads to its list. */
function focusField(path: string) {
  for (let name = path; name; name = name.replace(/[.[]?[^.[]*$/, '')) {
    const parts = `:is(input, textarea, select, button):is([id^="${name}."], [id^="${name}["])`;
    const whole = document.getElementById(name);
    const field = whole ?? document.querySelector<HTMLElement>(parts);
    if (!field) continue;
    const fold = field.closest('details');
    if (fold) fold.open = true;
    field.focus();
    // Of a picture its name is seen as well, which stands above its first field.
    const group = whole ? null : field.closest('fieldset');
    (group ?? field).scrollIntoView({ block: group ? 'start' : 'center' });
    return;
  }
}

function SiteConflict() {
  const { conflict, content: mine, other, resolve } = useSiteDraft();
  if (!conflict) return null;
  const { base, theirs } = conflict;
  const from = base ?? theirs;
  const { content: joined, clashes } = merge(base, mine, theirs);
  const takenOver = describeChanges(mine, joined);
  function changesIn(version: SiteContent) {
    const texts = clashes.map((clash) => textAt(clash, version, from));
    const rest = clashes.filter((_, index) => texts[index] === undefined);
    const changed = rest.reduce((content, clash) => copyPath(version, content, clash), from);
    const lines = [...texts.filter((text) => text !== undefined), ...describeChanges(from, changed)];
    return <Lines lines={lines.length > 0 ? lines : ['As it was before.']} />;
  }
  return (
    <ConflictDialog
      title={`${other} changed the site too`}
      mine={changesIn(mine)}
      theirs={changesIn(theirs)}
      onResolve={resolve}
    >
      <p>
        Nothing is lost and nothing was overwritten. What both have changed is below: choose which stays. The
        other goes into the history.
      </p>
      {takenOver.length > 0 && (
        <section>
          <h3>Only changed there, so it is taken over</h3>
          <Lines lines={takenOver} />
        </section>
      )}
    </ConflictDialog>
  );
}

/** A text, or a list of lines, that both have changed, such as `Home, The opening · headline: “Hair, at last”`. */
function textAt(clash: Path, version: SiteContent, from: SiteContent): string | undefined {
  const translation = translationAt(clash.join('.'));
  const field = translation ? clash.join('.') : fieldAt(from, clash);
  const value = translation
    ? (languageIn(version, translation.code).texts[translation.key]?.text ?? '')
    : valueAt(version, fieldAt(version, clash));
  const text = Array.isArray(value) ? value.map(lineOf).join(' · ') : value;
  const isText = translation !== undefined || fieldInfo(schemaAt(field))?.change === 'text';
  if (!isText || typeof text !== 'string') return undefined;
  return `${placeOf(from, field).name}: ${text === '' ? 'empty' : `“${text}”`}`;
}

/** Of pictures, what they show. */
const lineOf = (line: unknown) => (isRecord(line) ? line.alt || 'not described' : line);
