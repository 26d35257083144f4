import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codePicture } from '../../../shared/ui/picture/sitePicture';
import { renderAt } from '../../../test/renderAt';
import { Hero, type HeroProps } from './Hero';

const show = (props: Partial<HeroProps> = {}) =>
  renderAt(<Hero title="Beauty, unhurried" subtitle="Hair and skin" {...props} />).container;

const picture = codePicture('hero-poster');

const everything = {
  backgroundImage: picture,
  backgroundVideo: '/film.mp4',
  videoId: 'abc123',
} as const;

async function shownVideo(container: HTMLElement) {
  await screen.findByRole('button', { name: 'Pause video' });
  return container.querySelector('video');
}

describe('hero', () => {
  it('shows its title and subtitle', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Beauty, unhurried' })).toBeInTheDocument();
    expect(screen.getByText('Hair and skin')).toBeInTheDocument();
  });

  it('shows the button only when its text is given, and links it inside the site', () => {
    show({ buttonLink: '/about' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    show({ buttonText: 'More about us', buttonLink: '/about' });
    expect(screen.getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/about');
  });

  it('prefers YouTube to an mp4, without its controls and muted', async () => {
    const container = show(everything);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Beauty, unhurried');
    const address = new URL(frame.src);
    expect(address.origin + address.pathname).toBe('https://www.youtube-nocookie.com/embed/abc123');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      autoplay: '1',
      mute: '1',
      loop: '1',
      playlist: 'abc123',
      controls: '0',
    });
    expect(container.querySelector('video')).toBeNull();
  });

  it('prefers an mp4 to the image, which stays behind it as the poster', async () => {
    const container = show({ ...everything, videoId: undefined });
    const video = await shownVideo(container);
    expect(video).toHaveAttribute('src', '/film.mp4');
    expect(video?.muted).toBe(true);
    expect(video?.loop).toBe(true);
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('hero-poster'));
  });

  it('shows the image alone when there is no video', () => {
    const container = show({ backgroundImage: picture });
    expect(container.querySelector('video, iframe')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('mutes and pauses the video', async () => {
    const user = userEvent.setup();
    const video = await shownVideo(show({ backgroundVideo: '/film.mp4' }));
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
    await user.click(screen.getByRole('button', { name: 'Unmute video' }));
    expect(video?.muted).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Mute video' }));
    expect(video?.muted).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Pause video' }));
    expect(pause).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Play video' })).toBeInTheDocument();
  });

  it('only warns when the browser blocks the video', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('blocked'));
    show({ backgroundVideo: '/film.mp4' });
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('button', { name: 'Play video' })).toBeInTheDocument();
  });

  it.each([
    ['reduced motion', () => reduceMotion()],
    ['data saving', () => Object.assign(navigator, { connection: { saveData: true } })],
  ])('never plays a video with %s', async (_, prefer) => {
    prefer();
    const container = show(everything);
    // By then an allowed video would be rendered.
    await act(async () => void (await import('./video/BackgroundVideo')));
    expect(container.querySelector('video, iframe')).toBeNull();
    Object.assign(navigator, { connection: undefined });
  });
});

function reduceMotion() {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }));
}
