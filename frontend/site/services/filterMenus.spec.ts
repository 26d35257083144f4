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

  it.each([
    ['muhurtham', ['Bridal Makeup']],
    ["men's cut", ["Men's Cut"]],
    ['hair color', ['Root Touch-Up']],
    ['eyebrows', ['Powder Brows']],
    ['haircut', ['Haircut', "Men's Cut", "Boys' Haircut", 'Curl Cut & Define']],
    ['gents hair cut', ["Men's Cut", "Boys' Haircut"]],
    ['threding', ['Threading']],
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

  it.each(['braid pedicure', 'tattoo', 'haircutpizza'])('finds nothing for “%s”', (typed) => {
    expect(names(typed)).toEqual([]);
  });

  it.each([
    ['கூந்தல் பராமரிப்பு', 'கூந்தல்', 1],
    ['கூந்தல் பராமரிப்பு', 'பராம கூ', 1],
    ['கூந்தல் பராமரிப்பு', 'நகம்', 0],
    ['Balayage', 'a la carte', 1],
    ['ഹെയർ, ആഴ്\u200cച', 'ഹെയര്\u200d', 1],
    ['ഹെയർ, ആഴ്\u200cച', 'ആഴ്ച', 1],
  ])('finds names in other scripts, spellings and with accents: %s by “%s”', (name, typed, count) => {
    const [hair] = menus;
    const one = [{ ...hair, services: [{ ...hair?.services[0], id: 'care', name }] }] as PricedMenu[];
    const found = filterMenus(one, typed, { hair: { care: 'Balayage à la carte' } });
    expect(countServices(found)).toBe(count);
  });
});
