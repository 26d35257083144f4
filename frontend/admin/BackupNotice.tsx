import styled from '@emotion/styled';
import { color, space } from '../shared/theme/tokens';
import { readBackupState } from './api/site';
import { whenWords } from './salonDates';
import { useLoaded } from './ui/Loaded';

/** Says that backups fail or have stopped, which nobody would notice before one is needed; otherwise nothing. */
export function BackupNotice() {
  const { value } = useLoaded(readBackupState, '');
  if (!value?.fault && !value?.late) return null;
  const { good, fault } = value;
  return (
    <Notice role="alert">
      <strong>{fault ? 'The last backup of the site failed.' : 'The site is not backed up any more.'}</strong>{' '}
      {good ? `There has been no good backup since ${whenWords(good)}.` : 'There is no good backup yet.'}{' '}
      Please tell the person who looks after the website{fault ? `, in these words: “${fault}”` : '.'}
    </Notice>
  );
}

const Notice = styled.p`
  margin-bottom: ${space[5]};
  padding: ${space[5]};
  overflow-wrap: anywhere;
  background: ${color.claySoft};
`;
