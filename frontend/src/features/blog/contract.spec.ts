import { WIDTHS } from '../../../../blog-service/src/pictures/picture-key';
import { CATEGORIES } from '../../../../blog-service/src/posts/categories';
import { MEDIA_WIDTHS } from '../../ui/picture/pictureKey';
import { categories } from './types';

// Each side keeps its own list, so that it builds alone; here they meet.
describe('what the pages and blog-service both name', () => {
  it('are the same categories', () => {
    expect(categories).toEqual(CATEGORIES);
  });

  it('are the same widths of pictures', () => {
    expect(MEDIA_WIDTHS).toEqual(WIDTHS);
  });
});
