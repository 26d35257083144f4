import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { counted } from '@salon/content/words/counted';
import { useRef } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { color, fontSize, media, space, tapLine, zIndex } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { ToolIcon } from '../editor/icons';
import { useRights } from '../rights';
import { dateWords, whenWords } from '../salonDates';
import { Hint } from '../ui/Field';
import { Tool, ToolLink } from '../ui/moving';
import { useElementSize } from '../ui/useElementSize';
import { useOthersHere } from '../useOthersHere';
import { useSiteDraft } from './draft/SiteDraftProvider';
import { SITE } from './places';
import { useChanges } from './useChanges';
import { useSalonTime } from './useSalonTime';

const PUBLISH = `${SITE}/publish`;

export function SiteBar() {
  const draft = useSiteDraft();
  const { may } = useRights();
  const others = useOthersHere('site');
  const { status, undo, redo, undoable, redoable, scheduled, wentLive } = draft;
  const planned = scheduled ?? wentLive;
  useSalonTime();
  const changes = useChanges();
  const isThere = useMatch(PUBLISH);
  const bar = useRef<HTMLDivElement>(null);
  const { height } = useElementSize(bar);
  const isBusy = status === 'saving' || status === 'unsaved';
  const wrong = Object.keys(draft.errors).length;
  const isTrouble = wrong > 0 || ['offline', 'refused', 'conflict'].includes(status);
  const text = statusText(draft, wrong);
  const steps = [
    ['Undo', undoable, undo],
    ['Redo', redoable, redo],
  ] as const;
  return (
    <>
      <Global styles={`:root { scroll-padding-top: calc(${height}px + ${space[6]}); }`} />
      <Bar ref={bar} data-trouble={(!isBusy && isTrouble) || undefined}>
        {wrong > 0 ? (
          // There they are listed.
          <Link to={PUBLISH}>{text}</Link>
        ) : (
          <p aria-hidden="true">{text}</p>
        )}
        {/* Screen readers hear only the result of a save, as every pause in typing saves. */}
        <VisuallyHidden role="status">{isBusy ? '' : text}</VisuallyHidden>
        <Steps>
          {may('content') && (
            <ToolLink to={`${SITE}#find`} aria-label="Find something to change">
              <ToolIcon name="Find" />
            </ToolLink>
          )}
          {steps.map(([name, what, onClick]) => (
            <Tool
              key={name}
              aria-label={what === null ? name : `${name} ${what}`}
              aria-disabled={what === null}
              onClick={onClick}
            >
              <ToolIcon name={name} />
            </Tool>
          ))}
          <ButtonLink
            data-keep-clear
            to={PUBLISH}
            // Its own page has the button that does it.
            variant={changes.length > 0 && !isThere ? 'solid' : 'outline'}
          >
            {changes.length > 0 ? (
              <>
                <span aria-hidden="true">Publish</span>
                <VisuallyHidden>Publish: {counted(changes.length, 'change')}</VisuallyHidden>
              </>
            ) : (
              'Published'
            )}
          </ButtonLink>
        </Steps>
      </Bar>
      <Others role="status">{others}</Others>
      {planned && !(scheduled && isThere) && (
        <Hint role="status">
          {scheduled ? 'Scheduled for' : 'Published, as scheduled, on'} {dateWords(planned.publishedAt)}
        </Hint>
      )}
    </>
  );
}

/** Never “Saved” while a field shows an error, or something is held back. */
function statusText(
  { status, savedAt, failure, other, writer }: ReturnType<typeof useSiteDraft>,
  wrong: number,
): string {
  if (status === 'saving') return 'Saving…';
  if (status === 'offline') return `${failure} Your changes are kept on this device and sent later.`;
  if (status === 'conflict') return `${other} changed this too. Your changes are kept on this device.`;
  if (status === 'refused') return `Not saved: ${failure} It is kept on this device.`;
  if (wrong > 0) return `Not saved yet: ${counted(wrong, 'field needs', 'fields need')} a look.`;
  if (status === 'unsaved' || status === 'held') return 'Not saved yet';
  return savedAt ? `Saved ${whenWords(savedAt)}${writer ? ` by ${writer}` : ''}` : 'No changes';
}

const Bar = styled.div`
  container-type: inline-size;
  position: sticky;
  top: 0;
  z-index: ${zIndex.header};
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  margin: calc(-1 * ${space[8]}) calc(-1 * ${space.gutter}) 0;
  padding: ${space[2]} ${space.gutter};
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
  &[data-trouble] { background: ${color.claySoft}; }
  > :is(p, a) { flex: 1 1 min-content; font-size: ${fontSize.small}; line-height: 1.3; }
  > a, &[data-trouble] > p { flex-basis: 14rem; }
  /* Below the buttons: none moves from under a finger when a field that is left turns out to be wrong. */
  @container (max-width: 30rem) { > a, &[data-trouble] > p { order: 1; flex-basis: 100%; } }
  &:not([data-trouble]) > p { color: ${color.inkSoft}; }
  > a { ${tapLine} font-weight: 600; }
`;

const Steps = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-left: auto;
  a:last-child { padding-inline: ${space[4]}; }
  @container (max-width: 18rem) { gap: 0; a:last-child { padding-inline: ${space[3]}; } }
  ${media.narrow} { flex: 0 1 auto; flex-wrap: wrap; justify-content: flex-end; min-width: 0; }
`;

/** In the gap between the bar and the page, so that it moves nothing, and covers nothing when the page is scrolled. */
const Others = styled.p`
  height: ${space[6]};
  font-size: ${fontSize.small};
  line-height: ${space[6]};
  color: ${color.inkSoft};
`;
