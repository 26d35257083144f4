import { render } from '@testing-library/react';
import { NoWrap } from './NoWrap';

it.each([
  ['Monthly Tidy-Up Package', ['Tidy-Up']],
  ['Tuesday – Sunday, 10 am – 8.30 pm', ['10 am – 8.30 pm']],
  ['10 am – 1 pm and 4 pm – 8 pm', ['10 am – 1 pm', '4 pm – 8 pm']],
  ['Tuesday to Friday, 2.30 pm to 6.30 pm', ['2.30 pm to 6.30 pm']],
  ['14–16 January: closed (Pongal)', []],
  ['A non-comedogenic cream', []],
])('keeps of "%s" together: %j', (text, together) => {
  const { container } = render(<NoWrap>{text}</NoWrap>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(together);
});
