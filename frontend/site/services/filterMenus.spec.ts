import { editionOne } from '../../test/edition';
import { NOON } from '../../test/loaders';
import { pageData } from '../page-data';
import { descriptionsOf } from './descriptions';
import { countServices, filterMenus, type PricedMenu } from './filterMenus';

const { menus } = pageData.prices({ content: editionOne, now: NOON });
const descriptions = descriptionsOf(editionOne);
const names = (typed: string) =>
  filterMenus(menus, typed, descriptions).flatMap(({ services }) => services.map(({ name }) => name));

describe('the filter of the price list', () => {
  it.each(['', '  ', ' – '])('leaves all of it for “%s”', (typed) => {
    expect(filterMenus(menus, typed)).toBe(menus);
  });

  it.each([
    ['its name, in any letter case', 'HAIR SPA', ['Hair Spa', "Men's Hair Spa", 'Pre-Bridal Package']],
    ['its description', 'jasmine', ['Occasion Updo & Jasmine Braid']],
    ['all words, in any order', 'braid occasion', ['Occasion Updo & Jasmine Braid']],
    ['the name of its menu', 'semi-permanent', editionOne.services.spmu?.map(({ name }) => name)],
    ['a word that is on the list and so is not corrected', 'detan', ['Detan', 'Detan for Arms & Feet']],
  ])('finds by %s: “%s”', (_, typed, expected) => {
    expect(names(typed)).toEqual(expected);
  });

  it('finds by names as long as there are no descriptions', () => {
    expect(countServices(filterMenus(menus, 'jasmine braid'))).toBe(1);
    expect(countServices(filterMenus(menus, 'muhurtham'))).toBe(0);
  });

  it.each([
    ['cut', ['Haircut']],
    ['muhurtham', ['Bridal Makeup']],
    ['spa', ['Hair Spa', 'Spa Pedicure']],
    ["men's cut", ["Men's Cut"]],
    ['girls’ haircut', ["Girls' Haircut"]],
    ['clean up', ['Clean-Up']],
    ['hair color', ['Root Touch-Up']],
    ['colour', ['Color Boost']],
    ['eyebrows', ['Powder Brows']],
    ['haircut', ['Haircut', "Men's Cut", "Boys' Haircut", 'Curl Cut & Define']],
    ['mens haircut', ["Men's Cut", "Boys' Haircut"]],
    ['gents hair cut', ["Men's Cut", "Boys' Haircut"]],
    ['hairspa', ['Hair Spa', "Men's Hair Spa"]],
    ['threding', ['Threading']],
    ['waxes', ['Waxing']],
    ['maincure', ['Classic Manicure', 'Spa Manicure']],
    ['balliage', ['Balayage']],
    ['highlites', ['Highlights & Lowlights']],
    ['head masage', ['Head Massage']],
    ['bridal makup', ['Bridal Makeup']],
  ])('finds what is meant by “%s”', (typed, expected) => {
    expect(names(typed)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['hair', 'Spa Pedicure'],
    ['mens haircut', 'Haircut'],
    ['womens haircut', "Men's Cut"],
  ])('finds by “%s” no %s', (typed, other) => {
    expect(names(typed)).not.toContain(other);
  });

  it.each([
    'braid pedicure',
    'tattoo',
    'parking',
    'carpet',
    'laser',
    'gym',
    'hair transplant',
    'haircutpizza',
  ])('finds nothing for “%s”', (typed) => {
    expect(names(typed)).toEqual([]);
  });

  it('finds names in other scripts and with accents', () => {
    const [hair] = menus;
    const service = { ...hair?.services[0], id: 'care', name: 'கூந்தல் பராமரிப்பு' };
    const one = [{ ...hair, services: [service] }] as PricedMenu[];
    const count = (typed: string) =>
      countServices(filterMenus(one, typed, { hair: { care: 'Balayage à la carte' } }));
    expect(count('கூந்தல்')).toBe(1);
    expect(count('a la carte')).toBe(1);
    expect(count('பராம கூ')).toBe(1);
    expect(count('நகம்')).toBe(0);
  });

  it('leaves out menus without a hit', () => {
    expect(filterMenus(menus, 'threading').map(({ id }) => id)).toEqual(['edit']);
  });
});
