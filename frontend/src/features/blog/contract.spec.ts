import { WIDTHS } from '../../../../blog-service/src/pictures/picture-key';
import { MEDIA_WIDTHS } from '../../ui/picture/pictureKey';

// Each side keeps its own list, so that it builds alone; here they meet.
describe('what the pages and blog-service both name', () => {
  it('are the same widths of pictures', () => {
    expect(MEDIA_WIDTHS).toEqual(WIDTHS);
  });
});
