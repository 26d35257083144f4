import { readFileSync } from 'node:fs';
import { PICTURE } from './preparePicture';

it('the limits of a picture are those of blog-service', () => {
  const described = JSON.parse(
    readFileSync(new URL('../../../blog-service/openapi.json', import.meta.url), 'utf8'),
  );
  const { summary, requestBody } = described.paths['/api/pictures'].post;
  const [usual, heic] = [PICTURE.bytes, PICTURE.heicBytes].map((bytes) => bytes / 1024 / 1024);
  expect(summary).toBe(`Stores a picture under ${usual} MB, or a HEIC under ${heic} MB`);
  expect(requestBody.content['image/*'].schema.maxLength).toBe(PICTURE.heicBytes);
});
