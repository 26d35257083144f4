import { expect, test } from 'vitest';
import { PictureFiles } from './item-list.js';

const files = new PictureFiles();
const paths = ['wp-content/uploads/2022/05/a.jpg', 'wp-content/uploads/2023/05/a.jpg', 'media/2023/05/b.jpg'];
for (const [file, path] of paths.entries()) files.add(path, { import: '', file, size: 1 });

test.each([
  ['https://old.example/wp-content/uploads/2023/05/a.jpg', 1],
  ['https://old.example/shop/wp-content/uploads/2023/05/b.jpg', 2],
  ['https://old.files.wordpress.com/2023/05/A.jpg', 1],
  ['https://old.files.wordpress.com/2023/05/b.jpg?w=300', 2],
  ['https://old.files.wordpress.com/2024/05/a.jpg', undefined],
])('the picture at %s is found among those that came along', (address, file) =>
  expect(files.at(address)?.file).toBe(file),
);
