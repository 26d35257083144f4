import { CAME_WITH } from '@salon/content/first-edition';
import { describeChanges } from '@salon/content/summary';
import { useNavigate } from 'react-router-dom';
import { nextCursor } from '../../../shared/post/postList';
import { jsonIn, request, requestJson, type Schemas } from '../../api/request';
import { readEdition } from '../../api/site';
import { useRights } from '../../rights';
import { whenWords } from '../../salonDates';
import { Pages, usePages } from '../../ui/Loaded';
import { Versions } from '../../ui/Versions';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SITE } from '../places';
import { Lines, useChanges } from '../useChanges';

const CONFLICTS = '/api/site/set-aside';

async function read(cursor: string | null, signal: AbortSignal) {
  const query = new URLSearchParams({ limit: '20', ...(cursor && { cursor }) });
  const response = await request(`/api/site/editions?${query}`, { signal });
  return {
    editions: await jsonIn<Schemas['EditionSummary'][]>(response),
    next: nextCursor(response.headers.get('Link')),
    copies: await requestJson<Schemas['ConflictCopySummary'][]>(CONFLICTS, { signal }),
  };
}

/** What was published, and what was not chosen when two devices had changed the same. */
export function History() {
  const { published, change, offerUndo } = useSiteDraft();
  const { by } = useRights();
  const hasChanges = useChanges().length > 0;
  const navigate = useNavigate();
  const pages = usePages('editions', read);
  return (
    <Pages of={pages}>
      {({ editions, copies }) => (
        <Versions
          label="Editions"
          versions={[
            ...copies.map(({ n, date, by: who }) => ({
              id: `copy-${n}`,
              name: `Not chosen ${whenWords(date)}${by(who)}`,
              about: 'Two devices had changed the same, and this is what you did not keep.',
              load: async () => (await requestJson<Schemas['ConflictCopy']>(`${CONFLICTS}/${n}`)).content,
            })),
            ...editions.map(({ edition, cameWith, publishedAt, summary, by: who }) => ({
              id: edition,
              name: cameWith ? CAME_WITH : `Edition ${edition}`,
              about: (
                <>
                  {edition === published.edition && <strong>Published now · </strong>}
                  {whenWords(publishedAt)}
                  {by(who)}
                  {!cameWith && <Lines lines={summary} />}
                </>
              ),
              load: async () => (await readEdition(edition)).content,
            })),
          ]}
          show={(content) => {
            const differences = describeChanges(published.content, content);
            return (
              <>
                <p>{differences.length > 0 ? 'Visitors would see this:' : 'It is what visitors see now.'}</p>
                <Lines lines={differences} />
                <p>
                  Restoring copies it into your draft. Visitors see it once you publish
                  {hasChanges && '; your unpublished changes give way, and Undo brings them back'}.
                </p>
              </>
            );
          }}
          onRestore={(content, name) => {
            change(() => content, `restoring ${name}`);
            offerUndo(`${name} is in your draft.`);
            navigate(`${SITE}/publish`);
          }}
        />
      )}
    </Pages>
  );
}
