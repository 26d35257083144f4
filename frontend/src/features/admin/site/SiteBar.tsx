import styled from '@emotion/styled';
import { color, fontSize, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { useSiteDraft } from './draft/SiteDraftProvider';

const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** Stands above every page of the site's editors: whether all is saved, and the way back. */
export function SiteBar() {
  const { status, savedAt, failure, undo, redo, undoable, redoable } = useSiteDraft();
  return (
    <Bar>
      <p role="status">{statusText(status, savedAt, failure)}</p>
      <Steps>
        <Button type="button" variant="outline" disabled={undoable === null} onClick={undo}>
          Undo
        </Button>
        <Button type="button" variant="outline" disabled={redoable === null} onClick={redo}>
          Redo
        </Button>
      </Steps>
    </Bar>
  );
}

function statusText(
  status: ReturnType<typeof useSiteDraft>['status'],
  savedAt: string | null,
  failure: string | undefined,
): string {
  const kept = 'Kept on this device.';
  if (status === 'saving') return 'Saving…';
  if (status === 'offline') return `${failure} ${kept} It is sent as soon as that works again.`;
  if (status === 'conflict') return `Changed on another device. ${kept}`;
  if (status === 'unsaved') return failure ? `Not saved yet: something needs a look. ${kept}` : 'Saving…';
  return savedAt ? `Saved ${time.format(new Date(savedAt))}` : 'Nothing changed since it was published.';
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[6]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Steps = styled.div`
  display: flex;
  gap: ${space[2]};
`;
