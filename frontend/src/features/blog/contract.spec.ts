import { WIDTHS } from '../../../../blog-service/src/pictures/picture-key';
import { CATEGORIES } from '../../../../blog-service/src/posts/categories';
import { BLOG_PICTURE_WIDTHS } from './BlogPicture';
import { categories } from './types';

// Each side keeps its own list, so that it builds alone; here they meet.
describe('what the pages and blog-service both name', () => {
  it('are the same categories', () => {
    expect(categories).toEqual(CATEGORIES);
  });

  it('are the same widths of pictures', () => {
    expect(BLOG_PICTURE_WIDTHS).toEqual(WIDTHS);
  });
});
