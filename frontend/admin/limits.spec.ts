import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CATEGORY_NAME, PASSWORD, PICTURE } from './limits';

const described = (service: string) =>
  JSON.parse(readFileSync(new URL(`../../${service}/openapi.json`, import.meta.url), 'utf8'));

describe('the limits that forms name are those of the services', () => {
  const auth = described('auth-service');
  const blog = described('blog-service');

  it('of a password', () => {
    expect(auth.components.schemas.ChangePasswordDto.properties.newPassword).toMatchObject({
      minLength: PASSWORD.least,
      maxLength: PASSWORD.most,
    });
  });

  it('of the name of a category', () => {
    expect(blog.components.schemas.CategoryBody.properties.name.description).toBe(
      `At most ${CATEGORY_NAME} characters as a person counts them`,
    );
  });

  it('of a picture', () => {
    const { summary, requestBody } = blog.paths['/api/pictures'].post;
    const [usual, heic] = [PICTURE.bytes, PICTURE.heicBytes].map((bytes) => bytes / 1024 / 1024);
    expect(summary).toBe(`Stores a picture under ${usual} MB, or a HEIC under ${heic} MB`);
    expect(requestBody.content['image/*'].schema.maxLength).toBe(PICTURE.heicBytes);
  });
});
