import { sampleContent } from '@salon/content/testing/sample';
import { photoPlace } from './places';

describe('the place of a picture', () => {
  it.each([
    ['photos.heroes.home', 'Top of Home', true],
    ['menus[0].picture', "Top of Women's Hair", true],
    ['menus[1].picture', 'Top of Skin', true],
    ['highlights[1].picture', 'Home: Hair Colouring', true],
    ['photos.work[2]', 'Our work, picture 3', false],
    ['people[0].picture', 'Latha, picture', false],
    ['academy.programs[0].gallery[0]', 'Makeup, picture 1', false],
  ])('%s', (path, title, isFixed) => {
    const content = sampleContent();
    Object.assign(content.people[0] ?? {}, { picture: content.photos.work[0] });
    expect(photoPlace(content, path)).toMatchObject({ title, isFixed });
  });

  it.each(['photos.work[99]', 'photos.heroes.nowhere', 'contact.phone', 'academy.programs[0]', ''])(
    'is none: %j',
    (path) => expect(photoPlace(sampleContent(), path)).toBeUndefined(),
  );
});
