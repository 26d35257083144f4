import { previewHtml } from './Preview';

const shown = (html: string) => previewHtml(html, '/services', 'phone');

describe('a page in the preview', () => {
  it('has no scripts', () => {
    const html = shown('<link rel="modulepreload" href="/a.js"><h1>Hair</h1><script>1</script>');
    expect(html).toContain('<h1>Hair</h1>');
    expect(html).not.toMatch(/script|modulepreload/);
  });

  it('leads to the previews of other pages', () => {
    expect(shown('<a href="/services/Menshair#beard">Men</a>')).toContain(
      '<a href="/admin/site/preview?page=%2Fservices%2FMenshair&amp;size=phone" target="_top">Men</a>',
    );
  });

  it('leads nowhere else', () => {
    for (const href of ['https://wa.me/91', 'tel:+91', '/admin/login', '/media/KEY/960.jpg', '/feed.xml'])
      expect(shown(`<a href="${href}">Out</a>`)).toContain('<a>Out</a>');
    expect(shown('<a href="#main">Skip</a>')).toContain('<a href="#main">Skip</a>');
  });
});
