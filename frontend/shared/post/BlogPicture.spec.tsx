import { screen } from '@testing-library/react';
import { render } from '../../test/render';
import { BlogPicture, blogPreviewPath, positionIn } from './BlogPicture';

const key = '0123456789abcdef0123-1000x500-aabbcc';

describe('a post’s picture', () => {
  it('takes its sizes, shape and colour from the address alone', () => {
    const { container } = render(<BlogPicture image={`/media/${key}/960.jpg`} alt="Rain" sizes="100vw" />);
    const image = screen.getByRole('img', { name: 'Rain' });
    expect(image).toHaveAttribute('width', '1000');
    expect(image).toHaveAttribute('height', '500');
    expect(image).toHaveStyle({ backgroundColor: '#aabbcc' });
    expect(container.querySelector('source[type="image/avif"]')).toHaveAttribute(
      'srcset',
      [
        ...[320, 480, 640, 960].map((width) => `/media/${key}/${width}.avif ${width}w`),
        `/media/${key}/1440.avif 1000w`,
      ].join(', '),
    );
  });

  it('is shown as it is when it lies elsewhere', () => {
    render(<BlogPicture image="https://example.com/a.jpg" alt="Far" sizes="100vw" />);
    expect(screen.getByRole('img', { name: 'Far' })).toHaveAttribute('src', 'https://example.com/a.jpg');
  });

  it('has a social preview only when it is ours', () => {
    expect(blogPreviewPath(`/media/${key}/960.jpg`)).toBe(`/media/${key}/preview.jpg`);
    expect(blogPreviewPath('https://example.com/a.jpg')).toBeUndefined();
    expect(blogPreviewPath(null)).toBeUndefined();
  });
});

const PORTRAIT = 2 / 3;
const FRAME = 3 / 2;

describe('the place of a picture in a frame', () => {
  it.each([
    ['the middle', { x: 0.5, y: 0.5 }, '50% 50%'],
    // The frame shows 4/9 of the height, from 8/90 on: 16 % of the hidden part is above the frame.
    ['a face high in the frame', { x: 0.5, y: 0.3111 }, '50% 16%'],
    ['the top', { x: 0.9, y: 0.1 }, '50% 0%'],
    ['the bottom', { x: 0, y: 1 }, '50% 100%'],
  ])('shows %s of a portrait', (_name, focus, position) => {
    expect(positionIn(focus, PORTRAIT, FRAME)).toBe(position);
  });

  it('shows the side of a panorama', () => {
    expect(positionIn({ x: 0.9, y: 0.1 }, 4, FRAME)).toBe('100% 50%');
    expect(positionIn({ x: 0.6, y: 0.1 }, 3, FRAME)).toBe('70% 50%');
  });

  it('is the browser’s own where nothing is cut, or nothing is known', () => {
    expect(positionIn({ x: 0.1, y: 0.1 }, 1.5, FRAME)).toBeUndefined();
    expect(positionIn(null, PORTRAIT, FRAME)).toBeUndefined();
  });
});
