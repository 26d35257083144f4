import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { useEffect, useRef, useState } from 'react';
import { color, motion, radius, space } from '../../../shared/theme/tokens';
import { IconButton, MutedIcon, PauseIcon, PlayIcon, SoundIcon } from '../../../shared/ui/icons';

const [WIDTH, HEIGHT] = [1280, 720];
const YOUTUBE = 'https://www.youtube-nocookie.com';

interface Props {
  src?: string;
  /** Id of a YouTube video; used instead of an mp4 when both are given. */
  youTubeId?: string;
  title: string;
}

/** A video over the poster behind it: plays by itself, silent, with our own pause and mute buttons. An mp4 ends on its last frame. */
export function BackgroundVideo({ src, youTubeId, title }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const embed = useRef<HTMLIFrameElement>(null);
  const [muted, setMuted] = useState(true);
  const [paused, setPaused] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  // A video, even a hidden one, would count as the page's largest paint. So it is tiny, and its frames are drawn on a canvas.
  useEffect(() => {
    const film = video.current;
    const frame = canvas.current;
    if (!film || !frame || !('requestVideoFrameCallback' in film)) return;
    const context = frame.getContext('2d', { alpha: false });
    let next = 0;
    const draw = () => {
      // Only what a narrow frame shows: the right side.
      const width = Math.min(WIDTH, Math.ceil((HEIGHT * frame.clientWidth) / frame.clientHeight));
      if (frame.width !== width) frame.width = width;
      context?.drawImage(film, width - WIDTH, 0, WIDTH, HEIGHT);
      setDrawn(true);
      next = film.requestVideoFrameCallback(draw);
    };
    next = film.requestVideoFrameCallback(draw);
    return () => film.cancelVideoFrameCallback(next);
  }, []);

  useEffect(() => {
    if (paused) video.current?.pause();
    else {
      video.current?.play().catch((reason) => {
        // The visitor left the page before the video began.
        if (reason.name === 'AbortError') return;
        console.warn('The video could not start by itself.', reason);
        setPaused(true);
      });
    }
  }, [paused]);

  const tellYouTube = (func: string) =>
    embed.current?.contentWindow?.postMessage(JSON.stringify({ event: 'command', func, args: '' }), YOUTUBE);

  return (
    <>
      {youTubeId ? (
        <Frame
          ref={embed}
          src={youTubeAddress(youTubeId)}
          title={title}
          allow="autoplay; encrypted-media"
          tabIndex={-1}
        />
      ) : (
        <>
          <Video
            ref={video}
            src={src}
            muted={muted}
            onEnded={() => setPaused(true)}
            playsInline
            tabIndex={-1}
            aria-hidden="true"
          />
          <Canvas ref={canvas} width={WIDTH} height={HEIGHT} data-drawn={isDrawn || undefined} />
        </>
      )}
      <ControlBar>
        <IconButton
          type="button"
          aria-label={say(paused ? 'Play video' : 'Pause video')}
          onClick={() => {
            setPaused(!paused);
            tellYouTube(paused ? 'playVideo' : 'pauseVideo');
          }}
        >
          {paused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
        <IconButton
          type="button"
          aria-label={say(muted ? 'Unmute video' : 'Mute video')}
          onClick={() => {
            setMuted(!muted);
            tellYouTube(muted ? 'unMute' : 'mute');
          }}
        >
          {muted ? <MutedIcon /> : <SoundIcon />}
        </IconButton>
      </ControlBar>
    </>
  );
}

function youTubeAddress(id: string): string {
  const options = { autoplay: '1', mute: '1', loop: '1', playlist: id, controls: '0', playsinline: '1' };
  // `enablejsapi` lets our own buttons control it.
  return `${YOUTUBE}/embed/${encodeURIComponent(id)}?${new URLSearchParams({ ...options, enablejsapi: '1' })}`;
}

const cover = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Video = styled.video`
  position: absolute;
  width: 2px;
  height: 2px;
`;

const Canvas = styled.canvas`
  ${cover}
  object-fit: cover;
  object-position: right;
  transition: opacity ${motion.fade};
  &:not([data-drawn]) { opacity: 0; }
`;

const Frame = styled.iframe`
  ${cover}
  border: 0;
`;

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
