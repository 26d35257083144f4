import { openEditor } from '../../test/editor';
import { cleanPastedHtml, htmlOfLines } from './paste';
import { linkTarget } from './schema';

/** The HTML of the post after pasting. */
const pasted = (html: string): string =>
  openEditor(cleanPastedHtml(html, (src) => (src.startsWith('/media/') ? src : null))).getHTML();

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head>
<body lang=EN-IN><!--StartFragment-->
<p class=MsoTitle>Monsoon care<o:p></o:p></p>
<h1 style='color:#2F5496'><span style='mso-ascii-font-family:Calibri'>Before the wash</span></h1>
<p class=MsoNormal><b><span style='font-size:14.0pt'>Warm</span></b><span style='color:red'> two <i>spoons</i></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>Coconut oil</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o&nbsp;</span>Cold pressed</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>A comb</p>
<p class=MsoNormal>Then:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.&nbsp;&nbsp;</span>Comb</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.&nbsp;&nbsp;</span>Wash</p>
<img src="file:///C:/Users/me/image001.png" width=400>
<!--EndFragment--></body></html>`;

/** Two paragraphs with an empty line between, a list and a heading, as Google Docs puts them on the clipboard. */
const DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f3a6f0e-7fff"><p
dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400">Warm the oil.</span></p><br /><p
dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Wait</span><span style="font-size:11pt"> an hour.</span></p><p
dir="ltr"><span>&nbsp;</span></p><p dir="ltr"><br></p><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr"
role="presentation"><span>A comb</span></p></li></ul><br /><br /><h2 dir="ltr"><span>After</span></h2><p dir="ltr"><span>Wash,</span><span><br
/></span><span>then dry.</span></p></b><br class="Apple-interchange-newline">`;

const PRICES = `<table><caption>From June</caption><thead><tr><th>Service</th><th>Price</th></tr></thead>
  <tbody><tr><th>Haircut</th><td width="90"><b>₹500</b></td></tr>
  <tr><td colspan="2" style="color:red">Hair Spa<br>with massage</td></tr></tbody></table>`;
const NESTED =
  '<table><tr><td>Hair</td><td><table><tr><td>Cut</td><td>₹500</td></tr></table></td></tr></table>';

it.each([
  [
    'headings, lists and emphasis from Word and nothing else',
    WORD,
    '<h2>Monsoon care</h2><h2>Before the wash</h2><p><strong>Warm</strong> two <em>spoons</em></p>' +
      '<ul><li><p>Coconut oil</p><ul><li><p>Cold pressed</p></li></ul></li><li><p>A comb</p></li></ul>' +
      '<p>Then:</p><ol><li><p>Comb</p></li><li><p>Wash</p></li></ol>',
  ],
  [
    'no gaps from Google Docs',
    DOCS,
    '<p>Warm the oil.</p><p><strong>Wait</strong> an hour.</p><ul><li><p>A comb</p></li></ul>' +
      '<h2>After</h2><p>Wash,<br>then dry.</p>',
  ],
  [
    'no scripts and styles',
    '<style>p{}</style><script>alert(1)</script><p onclick="x()" class="a">Oil</p>',
    '<p>Oil</p>',
  ],
  ['no links that run code', '<p><a href="javascript:alert(1)">Oil</a></p>', '<p>Oil</p>'],
  ['no pictures that lie elsewhere', '<p>Oil</p><img src="https://example.com/a.jpg">', '<p>Oil</p>'],
  [
    "no document's wrapper",
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p>Oil</p></b>',
    '<p>Oil</p>',
  ],
  ['lists from their start', '<ol start="4" type="a"><li>Oil</li></ol>', '<ol><li><p>Oil</p></li></ol>'],
  ['headings of the levels that a post has', '<h1>One</h1><h6>Six</h6>', '<h2>One</h2><h4>Six</h4>'],
  ['breaks within a text', 'One<br><br>Two', '<p>One<br><br>Two</p>'],
  ['no empty blocks', '<div>One</div><div><br></div><p><br></p><div>Two</div>', '<p>One</p><p>Two</p>'],
  [
    'a table with its headings, and its caption below',
    PRICES,
    '<table><tbody><tr><th scope="col"><p>Service</p></th><th scope="col"><p>Price</p></th></tr>' +
      '<tr><th scope="row"><p>Haircut</p></th><td><p><strong>₹500</strong></p></td></tr>' +
      '<tr><td colspan="2"><p>Hair Spa<br>with massage</p></td></tr></tbody></table><p>From June</p>',
  ],
  [
    'a table in a list as lines',
    '<ul><li>Hair<table><tr><td>Cut</td><td>₹500</td></tr></table></li></ul>',
    '<ul><li><p>Hair</p><p>Cut – ₹500</p></li></ul>',
  ],
  ['no table without cells', '<table><tr></tr></table><p>Oil</p>', '<p>Oil</p>'],
  [
    'lines with typed bullets and numbers as lists',
    '<div>We need:<br>• <b>Oil</b><br>• A comb</div><p>1. Comb</p><p>2. Wash</p><p>Done</p>',
    '<p>We need:</p><ul><li><p><strong>Oil</strong></p></li><li><p>A comb</p></li></ul>' +
      '<ol><li><p>Comb</p></li><li><p>Wash</p></li></ol><p>Done</p>',
  ],
  [
    'one such line, or numbers from another one, as they are',
    '<p>- Oil</p><h2>A</h2><p>3. B</p><p>4. C</p>',
    '<p>- Oil</p><h2>A</h2><p>3. B</p><p>4. C</p>',
  ],
  [
    'links without the address of another site before them',
    '<p><a href="https://www.google.com/url?q=https://example.com/a%3Fb%3D1&amp;sa=D&amp;source=editors">Oil</a></p>',
    '<p><a rel="noopener noreferrer" href="https://example.com/a?b=1">Oil</a></p>',
  ],
  [
    'a table in a table as a line of its cell',
    NESTED,
    '<table><tbody><tr><td><p>Hair</p></td><td><p>Cut – ₹500</p></td></tr></tbody></table>',
  ],
])('pasting takes %s', (_case, html, kept) => {
  expect(pasted(html)).toBe(kept);
});

it.each([
  '<h2>A</h2><h3>B</h3><h4>C</h4><p>D<br>E</p><hr><blockquote><p>F</p></blockquote>',
  '<p><strong>A</strong> <em>B</em> <u>C</u> <s>D</s> <code>E</code></p><pre><code>F</code></pre>',
  '<p><a rel="noopener noreferrer" href="https://example.com">A</a></p>',
  '<figure><img src="/media/0a1b/960.jpg" alt="A"><figcaption>B</figcaption></figure>',
  '<figure data-align="left"><img src="/media/0a1b/960.jpg" alt=""></figure>',
  '<table><tbody><tr><td rowspan="2"><p>A</p><ul><li><p>B</p></li></ul></td><td><p></p></td></tr><tr><td><p>C</p></td></tr></tbody></table>',
  '<p>நன்றி 👩‍🦱 شكرا</p>',
])('pasting keeps %s', (html) => {
  expect(pasted(html)).toBe(html);
});

it.each([
  ['We need:\n- *Oil*\n- A comb', '<p>We need:</p><ul><li><p>**Oil**</p></li><li><p>A comb</p></li></ul>'],
  [
    '1. Comb\r\n  - Roots\r\n2. Wash <hot>',
    '<ol><li><p>Comb</p><ul><li><p>Roots</p></li></ul></li><li><p>Wash &lt;hot&gt;</p></li></ol>',
  ],
  ['  - Oil\n  - Comb', '<ul><li><p>Oil</p></li><li><p>Comb</p></li></ul>'],
])('the lines of %j are lists', (text, lists) => {
  expect(pasted(htmlOfLines(text) ?? '')).toBe(lists);
});

it('a text without bullets is pasted as text', () => expect(htmlOfLines('Oil\n5 combs')).toBeUndefined());

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['example.com', 'https://example.com'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fa&h=x', 'https://example.com/a'],
  ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
  ['hello@example.com', 'mailto:hello@example.com'],
  ['tel:+910000000000', 'tel:+910000000000'],
  ['9876543210', 'tel:+919876543210'],
  ['+91 98765 43210', 'tel:+919876543210'],
  [' (044) 1234-5678 ', 'tel:+914412345678'],
  ['2026', null],
  ['/services/hair', '/services/hair'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['oil', null],
])('the address %s leads to %s', (typed, target) => {
  expect(linkTarget(typed)).toBe(target);
});
