import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { VideoControls } from './VideoControls';

const HOST = 'https://www.youtube-nocookie.com';

/** A YouTube video: plays by itself, muted, looping, without the platform's controls. */
export function YouTubeVideo({ id, title }: { id: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [muted, setMuted] = useState(true);
  const [paused, setPaused] = useState(false);

  const tell = (func: string) =>
    frame.current?.contentWindow?.postMessage(JSON.stringify({ event: 'command', func, args: '' }), HOST);

  const options = new URLSearchParams({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: id,
    controls: '0',
    playsinline: '1',
    // Lets our own pause and mute buttons control it.
    enablejsapi: '1',
  });

  return (
    <>
      <Frame
        ref={frame}
        src={`${HOST}/embed/${encodeURIComponent(id)}?${options}`}
        title={title}
        allow="autoplay; encrypted-media"
        tabIndex={-1}
      />
      <VideoControls
        paused={paused}
        muted={muted}
        onPause={(next) => {
          setPaused(next);
          tell(next ? 'pauseVideo' : 'playVideo');
        }}
        onMute={(next) => {
          setMuted(next);
          tell(next ? 'mute' : 'unMute');
        }}
      />
    </>
  );
}

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;
