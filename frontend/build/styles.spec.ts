import { withGlobalStyles } from './styles';

it('puts the global styles where a document has its mark', () => {
  expect(withGlobalStyles('<head><!--styles--></head>')).toMatch(
    /^<head><style>[^<]*@font-face[^<]*<\/style><\/head>$/,
  );
});
