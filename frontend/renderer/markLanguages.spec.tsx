import { waitFor } from '@testing-library/react';
import { markChanges } from '../site/languages/markChanges';
import { markLanguages } from './markLanguages';

// What of a page in Malayalam is English, as the renderer says it and as a browser keeps it right.

const en = 'lang="en" data-said=""';
const ml = 'lang="ml" data-said=""';

const cases: [what: string, html: string, marked: string][] = [
  ['a text', '<p>Hair Spa</p>', `<p ${en}>Hair Spa</p>`],
  ['nothing of one in Malayalam', '<p>മുടി &amp; Olaplex</p>', '<p>മുടി &amp; Olaplex</p>'],
  ['nothing without letters', '<p>₹1,200–1,500 &amp;</p>', '<p>₹1,200–1,500 &amp;</p>'],
  ['a part', '<p>മുടി <b>Spa</b> മുടി</p>', `<p>മുടി <b ${en}>Spa</b> മുടി</p>`],
  ['no part of it', '<p>Hair <b>മുടി</b><i>Spa</i></p>', `<p ${en}>Hair <b ${ml}>മുടി</b><i>Spa</i></p>`],
  [
    'a description',
    '<div><img alt="Hair" src="a"><br>മുടി</div>',
    `<div><img ${en} alt="Hair" src="a"><br>മുടി</div>`,
  ],
  [
    'what is called in English',
    '<a aria-label="Chat" href="/a?b=മുടി"></a>',
    `<a ${en} aria-label="Chat" href="/a?b=മുടി"></a>`,
  ],
  [
    'nothing that says it',
    '<a lang="ta">தமிழ் <b>Tamil</b></a><p>Hair</p>',
    `<a lang="ta">தமிழ் <b>Tamil</b></a><p ${en}>Hair</p>`,
  ],
  ['no styles', '<style>a > b {}</style><p>മുടി<!-- --> a</p>', '<style>a > b {}</style><p>മുടി<!-- --> a</p>'],
];

it.each(cases)('marks %s', (_, html, marked) => {
  expect(markLanguages(html, 'ml')).toBe(marked);
});

/** The same elements with the same attributes, in whatever order. */
const asElements = (html: string) => Object.assign(document.createElement('main'), { innerHTML: html });

it.each(cases)('marks %s that comes later', async (_, html, marked) => {
  const main = asElements('');
  document.body.replaceChildren(main);
  const observer = markChanges('ml');
  main.innerHTML = html;
  // A browser tells of changes once the script that made them has ended.
  await Promise.resolve();
  observer.disconnect();
  expect(asElements(main.innerHTML).isEqualNode(asElements(marked))).toBe(true);
});

it('takes a mark back when the text is in Malayalam after all, and leaves what says its language', async () => {
  document.body.innerHTML = `<p ${en}>Open</p><a lang="en">English</a>`;
  const observer = markChanges('ml');
  const [p, a] = document.querySelectorAll('p, a');
  if (p?.firstChild) p.firstChild.nodeValue = 'തുറന്നു';
  if (a?.firstChild) a.firstChild.nodeValue = 'മുടി';
  await waitFor(() => expect(p?.outerHTML).toBe('<p>തുറന്നു</p>'));
  expect(a?.outerHTML).toBe('<a lang="en">മുടി</a>');
  observer.disconnect();
});
