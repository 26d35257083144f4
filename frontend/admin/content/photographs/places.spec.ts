import { sampleContent } from '@salon/content/testing/sample';
import { photoPlace } from './places';

describe('the place of a picture', () => {
  it.each([
    ['photos.heroes.home', 'Top of Home', ['3 / 2'], true],
    ['menus[0].picture', "Top of Women's Hair", ['3 / 2', '6 / 5'], true],
    ['menus[1].picture', 'Top of Skin', ['3 / 2', '6 / 5'], true],
    ['highlights[1].picture', 'Home: Hair Colouring', ['3 / 2'], true],
    ['photos.work[2]', 'Our work, picture 3', ['1 / 1'], false],
    ['people[0].picture', 'Latha, picture', ['4 / 5'], false],
    ['academy.programs[0].gallery[0]', 'Makeup, picture 1', ['3 / 2'], false],
  ])('%s', (path, title, ratios, isFixed) => {
    const content = sampleContent();
    Object.assign(content.people[0] ?? {}, { picture: content.photos.work[0] });
    const place = photoPlace(content, path);
    expect(place).toMatchObject({ title, isFixed });
    expect(place?.crops.map(({ ratio }) => ratio)).toEqual(ratios);
  });

  it.each(['photos.work[99]', 'photos.heroes.nowhere', 'contact.phone', 'academy.programs[0]', ''])(
    'is none: %j',
    (path) => expect(photoPlace(sampleContent(), path)).toBeUndefined(),
  );
});
