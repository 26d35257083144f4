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

  it('finds by name, in any letter case', () => {
    expect(names('HAIR SPA')).toEqual(['Hair Spa', "Men's Hair Spa", 'Pre-Bridal Package']);
  });

  it('finds words in names, and where words of the description begin', () => {
    expect(names('cut')).toContain('Haircut');
    expect(names('hair')).not.toContain('Spa Pedicure');
  });

  it('finds by what the description says', () => {
    expect(names('jasmine')).toEqual(['Occasion Updo & Jasmine Braid']);
    expect(names('muhurtham')).toContain('Bridal Makeup');
  });

  it('finds by names as long as there are no descriptions', () => {
    expect(countServices(filterMenus(menus, 'jasmine braid'))).toBe(1);
    expect(countServices(filterMenus(menus, 'muhurtham'))).toBe(0);
  });

  it('finds what holds all words, in any order', () => {
    expect(names('braid occasion')).toEqual(['Occasion Updo & Jasmine Braid']);
    expect(names('braid pedicure')).toEqual([]);
  });

  it('finds a whole menu by its name, and services by their heading', () => {
    expect(names('semi-permanent')).toEqual(editionOne.services.spmu.map(({ name }) => name));
    expect(names('waxing threading')).toEqual(expect.arrayContaining(['Waxing', 'Threading']));
  });

  it.each([
    ['mens cut', ["Men's Cut"]],
    ["men's cut", ["Men's Cut"]],
    ['girls’ haircut', ["Girls' Haircut"]],
    ['clean up', ['Clean-Up']],
    ['hair color', ['Root Touch-Up']],
    ['colour', ['Color Boost']],
    ['eyebrows', ['Powder Brows']],
    ['haircut', ['Haircut', "Men's Cut", "Boys' Haircut", 'Curl Cut & Define']],
    ['mens haircut', ["Men's Cut", "Boys' Haircut"]],
    ['gents hair cut', ["Men's Cut", "Boys' Haircut"]],
    ['ladies haircuts', ['Haircut', "Girls' Haircut"]],
    ['hairspa', ['Hair Spa', "Men's Hair Spa"]],
    ['nailart', ['Nail Art']],
    ['hair straightening', ['Permanent Straightening']],
    ['blow dry', ['Blowout']],
    ['threding', ['Threading']],
    ['eyebrow thredding', ['Threading']],
    ['waxes', ['Waxing']],
    ['pedicures', ['Classic Pedicure', 'Spa Pedicure']],
    ['maincure', ['Classic Manicure', 'Spa Manicure']],
    ['fasial', ['Signature Facial', 'Gua Sha Sculpt Facial']],
    ['kertin', ['Keratin Treatment']],
    ['botx', ['Hair Botox']],
    ['balliage', ['Balayage']],
    ['hilights', ['Highlights & Lowlights']],
    ['highlites', ['Highlights & Lowlights']],
    ['lowlites', ['Highlights & Lowlights']],
    ['streightening', ['Permanent Straightening']],
    ['head masage', ['Head Massage']],
    ['nail extention', ['Gel Extensions']],
    ['bridal makup', ['Bridal Makeup']],
  ])('finds what is meant by “%s”', (typed, expected) => {
    expect(names(typed)).toEqual(expect.arrayContaining(expected));
  });

  it('finds men’s cuts without women’s, and the other way round', () => {
    expect(names('mens haircut')).not.toContain('Haircut');
    expect(names('womens haircut')).not.toContain("Men's Cut");
  });

  it('corrects only what is on no list', () => {
    expect(names('spa')).toEqual(expect.arrayContaining(['Hair Spa', 'Spa Pedicure']));
    expect(names('detan')).toEqual(['Detan', 'Detan for Arms & Feet']);
  });

  it.each([
    'tattoo',
    'pizza',
    'piercing',
    'dentist',
    'parking',
    'carpet',
    'laser',
    'gym',
    'hair transplant',
    'haircutpizza',
    'zzzz',
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
