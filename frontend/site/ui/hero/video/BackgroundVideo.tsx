import { Mp4Video } from './Mp4Video';
import { YouTubeVideo } from './YouTubeVideo';

export interface BackgroundVideoProps {
  /** Address of an mp4. */
  src?: string;
  /** Id of a YouTube video; used instead of an mp4 when both are given. */
  youTubeId?: string;
  title: string;
}

export function BackgroundVideo({ src, youTubeId, title }: BackgroundVideoProps) {
  if (youTubeId) return <YouTubeVideo id={youTubeId} title={title} />;
  return src ? <Mp4Video src={src} /> : null;
}
