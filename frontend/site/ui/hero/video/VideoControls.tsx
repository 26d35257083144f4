import styled from '@emotion/styled';
import { color, radius, space } from '../../../../shared/theme/tokens';
import { IconButton } from '../../../../shared/ui/IconButton';
import { MutedIcon, PauseIcon, PlayIcon, SoundIcon } from '../../../../shared/ui/icons';

interface Props {
  paused: boolean;
  muted: boolean;
  onPause: (paused: boolean) => void;
  onMute: (muted: boolean) => void;
}

export function VideoControls({ paused, muted, onPause, onMute }: Props) {
  return (
    <ControlBar>
      <IconButton
        type="button"
        aria-label={paused ? 'Play video' : 'Pause video'}
        onClick={() => onPause(!paused)}
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      <IconButton
        type="button"
        aria-label={muted ? 'Unmute video' : 'Mute video'}
        onClick={() => onMute(!muted)}
      >
        {muted ? <MutedIcon /> : <SoundIcon />}
      </IconButton>
    </ControlBar>
  );
}

const ControlBar = styled.div`
  position: absolute;
  top: ${space[4]};
  right: ${space[4]};
  z-index: 2;
  display: flex;
  background: ${color.scrim};
  color: ${color.jasmine};
  border-radius: ${radius};
`;
