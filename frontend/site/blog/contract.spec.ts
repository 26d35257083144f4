import { storedWidths, WIDTHS } from '../../../blog-service/src/pictures/picture-key';
import { MEDIA_WIDTHS, mediaWidths } from '../../shared/ui/picture/pictureKey';

// The frontend and blog-service keep their own lists, so that each builds alone. These tests compare the lists.
describe('what the pages and blog-service both name', () => {
  it('are the same widths of pictures', () => {
    expect(MEDIA_WIDTHS).toEqual(WIDTHS);
  });

  it.each([200, 320, 640, 800, 1440, 1632])('are the same files of a picture %i px wide', (width) => {
    expect(mediaWidths(width)).toEqual(storedWidths(width));
  });
});
