import { excerptOf, isMadeOf, shownText } from './shownText.ts';

/** As it is stored, the text that a reader sees, and the excerpt that is made of it where that is another. */
const TEXTS: [html: string, text: string, excerpt?: string][] = [
  [
    '<h2>Why</h2><p>Fish &amp; <strong>ch</strong>ips &lt;3<br>now</p><ul><li>a</li><li>b</li></ul>',
    'Why Fish & chips <3 now a b',
    'Why. Fish & chips <3 now. a. b',
  ],
  ['<p>Cut &amp; colour&nbsp;today \n and  tomorrow</p><p></p>', 'Cut & colour today and tomorrow'],
  ['<p>Hair\u00adcare\u200b for \ufeffwaves\u2060 \u202eand curls</p>', 'Haircare for waves and curls'],
  ['<p>நன்றி 👩\u200d🦱 நி</p>', 'நன்றி 👩\u200d🦱 நி'],
  [
    '<p>Prices:</p><table><tbody><tr><th scope="col"><p>Cut</p></th><td><p>₹500</p></td></tr><tr><td><p>Spa</p></td><td><p></p></td></tr></tbody></table>',
    'Prices: Cut ₹500 Spa',
    'Prices: Cut, ₹500. Spa',
  ],
  [
    '<table><thead><tr><th>Cut</th><td>₹500</td></tr></thead></table><p>“Done!”</p><p>Bye</p>',
    'Cut ₹500 “Done!” Bye',
    'Cut, ₹500. “Done!” Bye',
  ],
  [
    '<p>One</p><figure data-layout="row"><img src="/media/a/960.jpg" alt="Un > read"><img src="/media/b/960.jpg" alt=""><figcaption>Two</figcaption></figure><figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Three</a></figure>four',
    'One Two Three four',
    'One. Two. Three. four',
  ],
];

test.each(TEXTS)('a reader sees of %j: %j', (html, text, excerpt = text) => {
  expect([shownText(html), excerptOf(html)]).toEqual([text, excerpt]);
});

test('an excerpt was made of the text in this release or before, or is somebody’s own', () => {
  const isMade = (excerpt: string) => isMadeOf(excerpt, '<h2>Why</h2><p>It helps</p>');
  expect(['Why. It helps', 'Why It helps', 'Why. It helps!'].map(isMade)).toEqual([true, true, false]);
});
