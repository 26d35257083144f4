import { type Content, checkContent, listSamples, prose } from './check';
import { editionZero } from './edition-zero';
import type { Price } from './site-content';

/** Lists the problems of the real content after one thing was broken. */
function broken(breakIt: (copy: Content['prose'], site: Content['site']) => void): string[] {
  const copy = structuredClone(prose);
  const site = structuredClone(editionZero);
  breakIt(copy, site);
  return checkContent(site, copy);
}

describe('content check', () => {
  it('finds nothing wrong with the content as it stands', () => {
    expect(checkContent()).toEqual([]);
  });

  it('refuses an empty text', () => {
    const problems = broken((copy) => {
      copy.home.hero.title = ' ';
    });
    expect(problems).toEqual(['home.hero.title is empty.']);
  });

  it('refuses an empty name, and not an empty note', () => {
    const problems = broken((_, site) => {
      site.services.hair.splice(1);
      for (const service of site.services.hair) service.name = '';
      site.notes.hair = '';
    });
    expect(problems).toEqual(['services.hair.0.name is empty.']);
  });

  it('refuses stray spaces', () => {
    const problems = broken((copy, site) => {
      copy.about.closing.title = 'Come  and meet us';
      site.contact.address = ' Here';
    });
    expect(problems).toEqual([
      'about.closing.title has stray spaces: "Come  and meet us".',
      'contact.address has stray spaces: " Here".',
    ]);
  });

  it.each<[Price, string]>([
    [{ kind: 'fixed', rupees: 0 }, 'must be whole rupees above zero, not 0.'],
    [{ kind: 'from', rupees: -1 }, 'must be whole rupees above zero, not -1.'],
    [{ kind: 'fixed', rupees: 99.5 }, 'must be whole rupees above zero, not 99.5.'],
    [{ kind: 'range', rupees: 200, to: 100 }, 'must end above its beginning, not at 100.'],
    [{ kind: 'unit', rupees: 80 }, 'must say what one costs.'],
  ])('refuses the price %j', (price, problem) => {
    const problems = broken((_, site) => {
      for (const service of site.services.spmu.slice(0, 1)) service.price = price;
    });
    expect(problems).toEqual([`The price of services.spmu.microblading ${problem}`]);
  });

  it('refuses two services of one id in a menu', () => {
    const problems = broken((_, site) => {
      for (const service of site.services.hair) service.id = 'haircut';
    });
    expect(problems).toEqual(['Id in services.hair "haircut" stands twice.']);
  });

  it('refuses two packages of one id', () => {
    const problems = broken((_, site) => {
      for (const offer of site.offers.packages) offer.id = 'wax-works';
    });
    expect(problems).toEqual(['Id in offers "wax-works" stands twice.']);
  });

  it.each([69, 161])('refuses a page description of %i characters', (length) => {
    const problems = broken((copy) => {
      copy.pages.about.description = 'x'.repeat(length);
    });
    expect(problems).toEqual([`The description of /about has ${length} characters, not 70 to 160.`]);
  });

  it('refuses two pages with one description, title or path', () => {
    const problems = broken((copy) => {
      copy.pages.about = copy.pages.offers;
    });
    expect(problems).toContain('Page path "/offers" stands twice.');
    expect(problems).toContain('Page title "Offers & Packages" stands twice.');
    expect(problems).toContain(`Page description "${prose.pages.offers.description}" stands twice.`);
  });

  it('refuses a link to no page, in the header, under an accordion, in the footer and on the home page', () => {
    const problems = broken((copy) => {
      copy.navigation.push({ label: 'SHOP', to: '/shop' });
      copy.navigation.push({ label: 'MORE', children: [{ label: 'Team', to: '/team' }] });
      copy.footerColumns.push({ title: 'More', links: [{ label: 'Jobs', to: '/jobs' }] });
      copy.home.highlights.forEach((highlight) => {
        highlight.to = '/services/menshair';
      });
    });
    expect(problems).toContain('The link "SHOP" leads to /shop, which is no page.');
    expect(problems).toContain('The link "Team" leads to /team, which is no page.');
    expect(problems).toContain('The link "Jobs" leads to /jobs, which is no page.');
    expect(problems).toContain('The link "See skin care" leads to /services/menshair, which is no page.');
  });

  it('refuses a photo without a file, one that the site does not have, and too few of the work', () => {
    const problems = broken((copy, site) => {
      Object.assign(copy.photos, { 'no-such-photo': { alt: 'Nothing' } });
      site.photos.heroes.home.image = 'photo:nowhere';
      site.photos.work.splice(8);
    });
    expect(problems).toEqual([
      'photos/no-such-photo.jpg is missing.',
      'photo:nowhere is no photo of the site.',
      "The home page's work grid has 8 photos, not 9 to Infinity.",
    ]);
  });

  it('names no number in a description that the owner can change', () => {
    const { home, services, offers, academy } = prose.pages;
    for (const { description } of [home, services, offers, academy, ...Object.values(prose.services)]) {
      expect(description).not.toMatch(/\d|₹|\b(two|three|five|seven|eight|nine|ten|eleven)\b/i);
    }
  });
});

describe('samples to replace', () => {
  const sampleSite: Site = __SITE__;

  it('lists the identity that nobody has set', () => {
    const list = listSamples({ ...sampleSite, name: 'Another Salon' }, sampleSite);
    expect(list).toContain('admin: Contact, e-mail: still the sample "hello@example.com"');
    expect(list.some((line) => line.startsWith('SALON_NAME'))).toBe(false);
  });

  it('lists the made-up reviews and the notes for a lawyer', () => {
    const list = listSamples(sampleSite, sampleSite).join('\n');
    expect(list).toContain('admin: Reviews');
    expect(list).toMatch(/legal\/privacy\.ts: for a lawyer: .* under 18 .* breach/);
  });

  it('does not list what an edition has replaced', () => {
    const content = structuredClone(editionZero);
    content.reviews.splice(3);
    content.contact.email = 'kadali@salon.example';
    const list = listSamples(sampleSite, sampleSite, content).join('\n');
    expect(list).not.toContain('admin: Reviews');
    expect(list).not.toContain('e-mail');
    expect(list).toContain('admin: Services');
  });
});
