import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { color, fontSize, media, space, zIndex } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { savedWords } from '../salonDates';
import { ButtonRow, OutlineButton } from '../ui/buttons';
import { ErrorText } from '../ui/Field';
import type { PostSaving } from './SavedPost';
import type { Publishing } from './usePublish';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  state: PostSaving;
  publishing: Publishing;
  onPreview: () => void;
}

export function SaveBar({ ref, state, publishing, onPreview }: Props) {
  const { sending, failure } = publishing;
  const isPublic = (state.stored.stored?.post.state ?? 'draft') !== 'draft';
  // “Saved” beside an error would say the opposite.
  const isBarred = failure !== undefined && state.status === 'saved';
  const barred = `Not ${isPublic ? 'updated' : 'published'} yet; what you wrote is kept.`;
  const status = isBarred ? barred : statusText(state);
  const isRefused = ['refused', 'conflict'].includes(state.status);
  return (
    <Bar ref={ref}>
      <ErrorText id="save-error">{failure?.text}</ErrorText>
      {failure?.isUnknown && (
        <p>It is not known whether the post was saved. Try again: it is never stored twice.</p>
      )}
      <Actions>
        <Button type="button" disabled={sending !== undefined} onClick={() => publishing.publish()}>
          {sending ? 'Saving...' : isPublic ? 'Update' : 'Publish'}
        </Button>
        {sending ? (
          <>
            <OutlineButton onClick={sending.cancel}>Cancel</OutlineButton>
            {sending.pictures !== undefined && (
              <Progress>
                <progress aria-label="Sent" max={1} value={sending.pictures} />
                Pictures: {Math.floor(sending.pictures * 100)} % sent
              </Progress>
            )}
          </>
        ) : (
          <>
            <OutlineButton onClick={onPreview}>Preview</OutlineButton>
            <Status aria-hidden="true" data-trouble={isRefused || undefined}>
              {status}
            </Status>
          </>
        )}
        {/* Screen readers hear only failures: saving at every pause would be announced too often. */}
        <VisuallyHidden role="status">{state.status === 'offline' || isRefused ? status : ''}</VisuallyHidden>
      </Actions>
    </Bar>
  );
}

function statusText({ status, stored: { savedAt }, failure = '' }: PostSaving): string {
  const refused = `Not saved: ${failure} Kept on this device.`;
  const texts: Record<typeof status, string> = {
    saved: savedAt ? savedWords(savedAt) : '',
    // A save follows within a moment.
    unsaved: 'Saving…',
    saving: 'Saving…',
    offline: 'Offline: kept on this device',
    held: refused,
    refused,
    conflict: 'Not saved: it was changed elsewhere. Kept on this device.',
  };
  return texts[status];
}

// Stays above a phone's keyboard.
const Bar = styled.div`
  position: sticky;
  bottom: var(--covered-below, 0px);
  z-index: ${zIndex.chat};
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  min-height: 4.5rem;
  padding-block: ${space[3]};
  background: ${color.paper};
  border-top: 1px solid ${color.line};
  font-size: ${fontSize.small};
`;

const Actions = styled(ButtonRow)`
  align-items: center;
  gap: ${space[2]} ${space[3]};
  width: 100%;
  button { flex: 1 1 8rem; font-size: ${fontSize.body}; }
  ${media.tablet} { button { flex: none; min-width: 8rem; } button:first-of-type { min-width: 14rem; } }
`;

const Status = styled.p`
  flex: 1 1 100%;
  color: ${color.inkSoft};
  &:empty { display: none; }
  &[data-trouble] { color: ${color.clay}; font-weight: 600; }
  ${media.tablet} { flex: 1 1 0; }
`;

const Progress = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 15rem;
  progress { accent-color: ${color.leaf}; width: 6rem; }
`;
