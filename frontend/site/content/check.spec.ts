import { editionOne } from '../../test/edition';
import { type Content, checkContent, listSamples, prose } from './check';

/** Lists the problems of the real content after one thing was broken. */
function broken(breakIt: (copy: Content['prose'], site: Content['site']) => void): string[] {
  const copy = structuredClone(prose);
  const site = structuredClone(editionOne);
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

  it('refuses what the owner could not save', () => {
    const problems = broken((_, site) => {
      site.services.hair.splice(1);
      for (const service of site.services.hair) service.name = '';
      site.notes.hair = '';
      site.photos.work.splice(8);
    });
    expect(problems).toEqual([
      'services.hair[0].name: Please enter the name.',
      'photos.work: There must be at least 9 photographs of your work.',
    ]);
  });

  it('refuses stray spaces', () => {
    const problems = broken((copy) => {
      copy.about.closing.title = 'Come  and meet us';
    });
    expect(problems).toEqual(['about.closing.title has stray spaces: "Come  and meet us".']);
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

  it('refuses a photo without a file, and one that the site does not have', () => {
    const problems = broken((copy, site) => {
      Object.assign(copy.photos, { 'no-such-photo': { alt: 'Nothing' } });
      site.photos.heroes.home.image = 'photo:nowhere';
    });
    expect(problems).toEqual([
      'photos/no-such-photo.jpg is missing.',
      'photo:nowhere is no photo of the site.',
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
    const content = structuredClone(editionOne);
    content.reviews.splice(3);
    content.contact.email = 'kadali@salon.example';
    const list = listSamples(sampleSite, sampleSite, content).join('\n');
    expect(list).not.toContain('admin: Reviews');
    expect(list).not.toContain('e-mail');
    expect(list).toContain('admin: Services');
  });
});
