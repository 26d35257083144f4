import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codePicture } from '../../../shared/ui/picture/sitePicture';
import { renderAt } from '../../../test/renderAt';
import { Hero, type HeroProps } from './Hero';

// The film of the home page, its buttons, and that it is never fetched with reduced motion: e2e/tests/behaviour.spec.ts.

const everything = {
  backgroundImage: codePicture('lipsticks'),
  backgroundVideo: '/film.mp4',
  videoId: 'abc123',
};

const show = (props: Partial<HeroProps>) =>
  renderAt(<Hero title="Beauty, unhurried" subtitle="Hair and skin" {...props} />).container;

describe('hero', () => {
  it('shows the button only when its text is given, and links it inside the site', () => {
    show({ buttonLink: '/about' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    show({ buttonText: 'More about us', buttonLink: '/about' });
    expect(screen.getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/about');
  });

  it('prefers YouTube to an mp4, without its controls and muted, and pauses it by its own button', async () => {
    const container = show(everything);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Beauty, unhurried');
    const address = new URL(frame.src);
    expect(address.origin + address.pathname).toBe('https://www.youtube-nocookie.com/embed/abc123');
    const options = { autoplay: '1', mute: '1', loop: '1', playlist: 'abc123', controls: '0' };
    expect(Object.fromEntries(address.searchParams)).toMatchObject(options);
    expect(container.querySelector('video')).toBeNull();
    const told = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => {});
    for (const name of ['Pause video', 'Unmute video'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(told.mock.calls.map(([command]) => JSON.parse(command).func)).toEqual(['pauseVideo', 'unMute']);
  });

  it('prefers an mp4 to the image, which stays behind it as the poster', async () => {
    const container = show({ ...everything, videoId: undefined });
    await screen.findByRole('button', { name: 'Pause video' });
    expect(container.querySelector('video')).toHaveAttribute('src', '/film.mp4');
    expect(container.querySelector('video')).toHaveProperty('loop', true);
    const poster = container.querySelector('img');
    expect(poster).toHaveAttribute('src', expect.stringContaining('lipsticks'));
    expect(poster).toHaveAttribute('fetchpriority', 'high');
  });

  it('only warns when the browser blocks the video', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('blocked'));
    show({ backgroundVideo: '/film.mp4' });
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('button', { name: 'Play video' })).toBeInTheDocument();
  });

  it('never plays a video when the visitor saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const container = show(everything);
    // By then an allowed video would be rendered.
    await act(async () => void (await import('./BackgroundVideo')));
    expect(container.querySelector('video, iframe')).toBeNull();
    Object.assign(navigator, { connection: undefined });
  });
});
