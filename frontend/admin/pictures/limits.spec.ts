import { readFileSync } from 'node:fs';
import { PICTURE } from './preparePicture';

it('the limit of a picture is that of blog-service', () => {
  const described = JSON.parse(
    readFileSync(new URL('../../../blog-service/openapi.json', import.meta.url), 'utf8'),
  );
  const { requestBody } = described.paths['/api/pictures'].post;
  expect(requestBody.content['image/*'].schema.maxLength).toBe(PICTURE.heicBytes);
});
