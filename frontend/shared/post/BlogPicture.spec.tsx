import { screen } from '@testing-library/react';
import { render } from '../../test/render';
import { BlogPicture, blogPreviewPath } from './BlogPicture';

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

  it('is replaced by a text when there is none', () => {
    render(<BlogPicture image={null} alt="" sizes="100vw" />);
    expect(screen.getByText('No Image Available')).toBeInTheDocument();
  });

  it('has a social preview only when it is ours', () => {
    expect(blogPreviewPath(`/media/${key}/960.jpg`)).toBe(`/media/${key}/preview.jpg`);
    expect(blogPreviewPath('https://example.com/a.jpg')).toBeUndefined();
    expect(blogPreviewPath(null)).toBeUndefined();
  });
});
