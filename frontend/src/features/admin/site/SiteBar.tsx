import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, radius, space, touchTarget, zIndex } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { RedoIcon, UndoIcon } from '../editor/icons';
import { useElementHeight } from '../ui/useElementHeight';
import { useSiteDraft } from './draft/SiteDraftProvider';
import { placeOf, SITE } from './places';
import { countChanges, useChanges } from './useChanges';

const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** Stands above every editor of the site: whether all is saved, what is wrong, the way back, and the way to visitors. */
export function SiteBar() {
  const { status, savedAt, failure, errors, undo, redo, undoable, redoable } = useSiteDraft();
  const changes = useChanges();
  const bar = useRef<HTMLDivElement>(null);
  const height = useElementHeight(bar);
  const text = statusText(status, savedAt, failure, Object.keys(errors).length);
  const isBusy = status === 'saving' || (status === 'unsaved' && !failure);
  return (
    <>
      <Global styles={`:root { scroll-padding-top: calc(${height}px + ${space[6]}); }`} />
      <Bar ref={bar} data-trouble={!isBusy && status !== 'saved' ? true : undefined}>
        <Status>
          <span aria-hidden="true">{text}</span>
          {/* Each pause in typing saves: only how it ended is read out. */}
          <VisuallyHidden role="status">{isBusy ? '' : text}</VisuallyHidden>
        </Status>
        <Steps>
          <Step
            type="button"
            aria-label={undoable === null ? 'Undo' : `Undo ${undoable}`}
            aria-disabled={undoable === null}
            onClick={undo}
          >
            <UndoIcon />
          </Step>
          <Step
            type="button"
            aria-label={redoable === null ? 'Redo' : `Redo ${redoable}`}
            aria-disabled={redoable === null}
            onClick={redo}
          >
            <RedoIcon />
          </Step>
          <ButtonLink to={`${SITE}/publish`} variant={changes.length > 0 ? 'solid' : 'outline'}>
            {changes.length > 0 ? (
              <>
                Publish<VisuallyHidden>: {countChanges(changes)}</VisuallyHidden>
              </>
            ) : (
              'Published'
            )}
          </ButtonLink>
        </Steps>
      </Bar>
      <SiteErrors />
    </>
  );
}

/** What the server does not take, each with a link to its field. */
export function SiteErrors() {
  const { content, errors } = useSiteDraft();
  const paths = Object.keys(errors);
  if (paths.length === 0) return null;
  return (
    <ErrorBox aria-label="What needs a look" data-fold={paths.length > 3 || undefined}>
      <p>
        {paths.length === 1 ? 'One field needs' : `${paths.length} fields need`} a look before this is saved:
      </p>
      <ul>
        {paths.map((path) => {
          const { to, name } = placeOf(content, path);
          return (
            <li key={path}>
              <Link to={to}>{name}</Link> {errors[path]}
            </li>
          );
        })}
      </ul>
    </ErrorBox>
  );
}

function statusText(
  status: ReturnType<typeof useSiteDraft>['status'],
  savedAt: string | null,
  failure: string | undefined,
  errorCount: number,
): string {
  if (status === 'saving') return 'Saving…';
  if (status === 'offline') return `${failure} Your changes are kept on this device and sent later.`;
  if (status === 'conflict') return 'Another device changed this too. Your changes are kept on this device.';
  if (status === 'unsaved' && failure) {
    return errorCount > 0
      ? 'Not saved yet: something needs a look. It is kept on this device.'
      : `Not saved: ${failure} It is kept on this device.`;
  }
  if (status === 'unsaved') return 'Not saved yet';
  return savedAt ? `Saved ${time.format(new Date(savedAt))}` : 'No changes';
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${zIndex.header};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin: -${space[8]} -${space.gutter} ${space[6]};
  padding: ${space[2]} ${space.gutter};
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
  &[data-trouble] { background: ${color.claySoft}; }
`;

const Status = styled.p`
  min-width: 0;
  font-size: ${fontSize.small};
  line-height: 1.3;
  color: ${color.inkSoft};
  [data-trouble] & { color: ${color.ink}; }
`;

const Steps = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  a { padding-inline: ${space[4]}; }
`;

const Step = styled.button`
  display: inline-grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  border-radius: ${radius};
  color: ${color.leaf};
  &:hover { background: ${color.paperShade}; }
  &[aria-disabled='true'] { opacity: 0.4; cursor: default; background: none; }
`;

const ErrorBox = styled.section`
  margin-bottom: ${space[6]};
  padding: ${space[4]};
  background: ${color.claySoft};
  font-size: ${fontSize.note};
  &[data-fold] ul { max-height: 12rem; overflow-y: auto; }
  p { font-weight: 600; }
  li { padding-block: ${space[1]}; }
  a { display: inline-block; padding-block: ${space[2]}; font-weight: 600; }
`;
