import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import { describeChanges } from '@salon/content/summary';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { take } from '../saving/json';
import { merge } from '../saving/merge';
import { ConflictDialog } from '../ui/ConflictDialog';
import { useSiteDraft } from './draft/SiteDraftProvider';
import { Lines } from './useChanges';

/** Shown when another device has changed the same: what it changed, and which of both stays. */
export function SiteConflict() {
  const { conflict, content: mine, resolve, postpone } = useSiteDraft();
  if (!conflict) return null;
  if (conflict.isPostponed) {
    return (
      <Reminder>
        <p>Another device changed the site too. Nothing is saved before you choose what stays.</p>
        <Button type="button" onClick={() => postpone(false)}>
          Choose
        </Button>
      </Reminder>
    );
  }
  const { base, theirs } = conflict;
  const from = base ?? theirs;
  const { content: joined, clashes } = merge(base, mine, theirs);
  const takenOver = describeChanges(mine, joined);
  function changesIn(version: SiteContent) {
    const changed = clashes.reduce((content, clash) => take(version, content, clash), from);
    const lines = describeChanges(from, changed);
    return <Lines lines={lines.length > 0 ? lines : ['As it was before.']} />;
  }
  return (
    <ConflictDialog
      title="Another device changed the site too"
      mine={changesIn(mine)}
      theirs={changesIn(theirs)}
      onResolve={resolve}
      cancel="Later"
      onCancel={() => postpone()}
    >
      <p>
        Nothing is lost and nothing was overwritten. What both have changed is below: choose which stays. The
        other goes into the history.
      </p>
      {takenOver.length > 0 && (
        <TakenOver>
          <h3>Only changed there, so it is taken over</h3>
          <Lines lines={takenOver} />
        </TakenOver>
      )}
    </ConflictDialog>
  );
}

const TakenOver = styled.section`
  h3 { font-size: ${fontSize.heading}; margin-bottom: ${space[2]}; }
  ul { font-size: ${fontSize.note}; color: ${color.inkSoft}; }
`;

const Reminder = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  margin-bottom: ${space[6]};
  padding: ${space[4]};
  background: ${color.claySoft};
`;
