import { leanCss, withGlobalStyles } from './styles';

describe('the styles of components', () => {
  it('lose spaces and comments that mean nothing', () => {
    const css = `
      /* Two of them
         stand side by side. */
      display: grid;
      font-family: 'A  B', serif;
      ${'> li + li'} { margin: 0 -1px; }
    `;
    expect(leanCss(css)).toBe(" display:grid;font-family:'A  B',serif;> li + li{margin:0 -1px;}");
  });

  it('keep spaces that mean something', () => {
    expect(leanCss(' ')).toBe(' ');
    expect(leanCss('width: calc(100% - 1rem); ')).toBe('width:calc(100% - 1rem);');
    expect(leanCss(':is(main, footer) :is(a):hover ')).toBe(':is(main,footer) :is(a):hover ');
    expect(leanCss(` content: ': /* not one */'; `)).toBe(` content:': /* not one */';`);
  });
});

it('puts the global styles where a document has its mark', () => {
  expect(withGlobalStyles('<head><!--styles--></head>')).toMatch(
    /^<head><style>[^<]*@font-face[^<]*<\/style><\/head>$/,
  );
});
