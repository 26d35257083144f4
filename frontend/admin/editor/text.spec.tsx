import { TEXTS } from '../../../blog-service/test/texts';
import { textOf } from './text';

it.each(TEXTS)('the text of %j is %j, as for blog-service', (html, text) => {
  expect(textOf(html)).toBe(text);
});
