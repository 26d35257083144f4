import { type Content, checkContent, content, listSamples } from './check';

/** The real content with one thing broken. */
function broken(breakIt: (copy: Content) => void): string[] {
  const copy = structuredClone(content);
  breakIt(copy);
  return checkContent(copy);
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

  it('refuses stray spaces', () => {
    const problems = broken((copy) => {
      copy.about.closing.title = 'Come  and meet us';
    });
    expect(problems).toEqual(['about.closing.title has stray spaces: "Come  and meet us".']);
  });

  it.each([0, -1, 99.5])('refuses a price of %p rupees', (rupees) => {
    const problems = broken((copy) => {
      copy.menus.spmu.groups[0]?.services.forEach((service) => {
        service.price = { rupees };
      });
    });
    expect(problems).toContain(
      `menus.spmu.groups.0.services.0.price.rupees must be a whole number of rupees above zero, not ${rupees}.`,
    );
  });

  it('refuses two services of one id in a menu', () => {
    const problems = broken((copy) => {
      copy.menus.hair.groups[0]?.services.forEach((service) => {
        service.id = 'haircut';
      });
    });
    expect(problems).toEqual(['Id in services/hair.ts "haircut" stands twice.']);
  });

  it('refuses two packages of one id', () => {
    const problems = broken((copy) => {
      copy.offers.packages.forEach((offer) => {
        offer.id = 'wax-works';
      });
    });
    expect(problems).toEqual(['Id in offers.ts "wax-works" stands twice.']);
  });

  it('refuses a menu that is too short', () => {
    const problems = broken((copy) => {
      copy.menus.skin.groups = [];
    });
    expect(problems).toEqual(['services/skin.ts has 0 services, not 6 to 10.']);
  });

  it('refuses more or fewer than eleven reviews', () => {
    const problems = broken((copy) => {
      copy.testimonials.pop();
    });
    expect(problems).toEqual(['testimonials.ts has 10 reviews, not 11.']);
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
    expect(problems).toContain(`Page description "${content.pages.offers.description}" stands twice.`);
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

  it('refuses a photo without a file', () => {
    const problems = broken((copy) => {
      Object.assign(copy.photos, { 'no-such-photo': { alt: 'Nothing' } });
    });
    expect(problems).toEqual(['photos/no-such-photo.jpg is missing.']);
  });
});

describe('samples to replace', () => {
  const sampleSite: Site = {
    publicUrl: 'http://localhost:8080',
    name: 'Sample Salon',
    phone: '+91 00000 00000',
    landline: '+91 000 000 0000',
    whatsapp: '910000000000',
    email: 'hello@example.com',
    address: 'Sample address',
    instagram: 'https://www.instagram.com/sample',
  };

  it('lists the contact data that nobody has set', () => {
    const site = { ...sampleSite, name: 'Another Salon' };
    const list = listSamples(site, sampleSite);
    expect(list).toContain('SALON_EMAIL: still the sample "hello@example.com"');
    expect(list.some((line) => line.startsWith('SALON_NAME'))).toBe(false);
  });

  it('lists the made-up reviews and the notes for a lawyer', () => {
    const list = listSamples(sampleSite, sampleSite).join('\n');
    expect(list).toContain('src/content/testimonials.ts');
    expect(list).toMatch(/legal\/privacy\.ts: for a lawyer: .* under 18 .* breach/);
  });
});
