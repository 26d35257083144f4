import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { VideoControls } from './VideoControls';

/** A silent, looping mp4 over the poster behind it. */
export function Mp4Video({ src }: { src: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [muted, setMuted] = useState(true);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (paused) element.pause();
    else {
      element.play().catch((reason) => {
        // The visitor left the page before the video began.
        if (reason.name === 'AbortError') return;
        console.warn('The video could not start by itself.', reason);
        setPaused(true);
      });
    }
  }, [paused]);

  return (
    <>
      <Video ref={video} src={src} muted={muted} loop playsInline tabIndex={-1} aria-hidden="true" />
      <VideoControls paused={paused} muted={muted} onPause={setPaused} onMute={setMuted} />
    </>
  );
}

const Video = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
