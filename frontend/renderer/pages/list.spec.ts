import { pagesMap, sitemap } from './list';

describe('the map of pages for nginx', () => {
  const lines = pagesMap().trim().split('\n');

  it.each([
    '"/" "/index.html";',
    '"/about" "/about.html";',
    '"/about/" "/about.html";',
    '"/page-data/index.json" "/page-data/index.json";',
    '"/page-data/descriptions.json" "/page-data/descriptions.json";',
    '"/page-data/edition.json" "/page-data/edition.json";',
    '"/sitemap-pages.xml" "/sitemap-pages.xml";',
    '"/monogram.svg" "/monogram.svg";',
    '"/api/site" "/api/site.json";',
  ])('has %s', (line) => expect(lines).toContain(line));

  it('leads neither to menus, nor to the blog, nor to the page for what is not found', () => {
    expect(lines.filter((line) => /^"\/(services\/(?!prices)|blog|404|blogdetail)\b/.test(line))).toEqual([]);
  });

  it('has each path once, in any letter case', () => {
    const paths = lines.map((line) => line.split('" "')[0]?.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it('the sitemap says since when the pages are as they are', () => {
  const published = sitemap('https://salon.example', '2026-01-14T04:30:00.000Z', ['/about']);
  expect(published).toContain(
    '<url><loc>https://salon.example/about</loc><lastmod>2026-01-14T04:30:00.000Z</lastmod></url>',
  );
  const before = sitemap('https://salon.example', null, ['/about']);
  expect(before).toContain('<url><loc>https://salon.example/about</loc></url>');
});
