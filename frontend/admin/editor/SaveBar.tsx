import styled from '@emotion/styled';
import { type RefObject, useSyncExternalStore } from 'react';
import { color, fontSize, media, space, zIndex } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import type { PictureUploads } from '../pictures/PictureUploads';
import { useRights } from '../rights';
import { whenWords } from '../salonDates';
import { ButtonRow, OutlineButton } from '../ui/buttons';
import { ErrorText } from '../ui/Field';
import { useOthersHere } from '../useOthersHere';
import type { PostSaving } from './SavedPost';
import type { Publishing } from './usePublish';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  state: PostSaving;
  publishing: Publishing;
  uploads: PictureUploads;
  onPreview: () => void;
}

export function SaveBar({ ref, state, publishing, uploads, onPreview }: Props) {
  const { may } = useRights();
  const others = useOthersHere(state.stored.stored?.post._id);
  const { isSending, failure, isToCome, date } = publishing;
  const pictures = useSyncExternalStore(uploads.subscribe, () => uploads.waiting);
  const now = state.stored.stored?.post.state ?? 'draft';
  const isPublic = now === 'published' || (now === 'scheduled' && date !== '');
  const words = isPublic ? 'Update' : isToCome ? 'Schedule' : 'Publish';
  // “Saved” beside an error would say the opposite.
  const isBarred = failure !== undefined && state.status === 'saved';
  const barred = `Not ${isPublic ? 'updated' : 'published'} yet; what you wrote is kept.`;
  const status = PICTURES[pictures] || (isBarred ? barred : statusText(state));
  const isRefused = pictures === 'failed' || ['refused', 'conflict'].includes(state.status);
  return (
    <Bar ref={ref}>
      <ErrorText id="save-error">{failure?.text}</ErrorText>
      <Actions>
        {may('posts') && (
          <Button
            type="button"
            disabled={isSending || pictures !== 'none'}
            onClick={() => publishing.publish()}
          >
            {isSending ? 'Saving...' : words}
          </Button>
        )}
        <OutlineButton onClick={onPreview}>Preview</OutlineButton>
        <Status aria-hidden="true" data-trouble={isRefused || undefined}>
          {[status, others].filter(Boolean).join(' · ')}
        </Status>
        {/* Of saving, screen readers hear only failures: each pause would be announced. */}
        <VisuallyHidden role="status">
          {state.status === 'offline' || isRefused ? status : others}
        </VisuallyHidden>
      </Actions>
    </Bar>
  );
}

/** Publishing waits for them. */
const PICTURES = {
  none: '',
  arriving: 'Pictures are uploading…',
  failed: 'A picture has not arrived. Please try it again, or leave it out.',
};

function statusText({ status, stored: { savedAt }, failure = '' }: PostSaving): string {
  if (status === 'saved') return savedAt ? `Saved ${whenWords(savedAt)}` : '';
  if (status === 'offline') return 'Offline: kept on this device';
  if (status === 'refused') return `Not saved: ${failure} Kept on this device.`;
  if (status === 'conflict') return 'Not saved: it was changed elsewhere. Kept on this device.';
  // What is not on its way follows within a moment.
  return 'Saving…';
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
