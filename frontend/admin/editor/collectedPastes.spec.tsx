import { pasted } from '../../test/pasted';
import { htmlOfLines } from './paste';

/** A paragraph as Word writes an item of a list. */
const word = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

/** An item as Word in a browser writes it. */
const online = (name: 'ol' | 'ul', level: number, start: number, text: string) =>
  `<div class="ListContainerWrapper BCX0"><${name} role="list" start="${start}"><li data-aria-level="${level}"
  data-leveltext="%${level}." role="listitem"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${name}></div>`;

// What others met when they pasted, in its shortest form, and what must come of it.
it.each([
  [
    'tinymce/tinymce#6515',
    word(1, '1.)', 'Comb') + word(2, 'a.)', 'Roots') + word(1, '2.)', 'Wash') + word(1, '•', 'Oil'),
    '<ol><li><p>Comb</p><ol><li><p>Roots</p></li></ol></li><li><p>Wash</p></li></ol><ul><li><p>Oil</p></li></ul>',
  ],
  [
    'xdan/jodit#1191',
    word(1, '·', 'Oil') + word(2, 'o', 'Coconut') + word(3, '§', 'Cold') + word(1, '·', 'Comb'),
    '<ul><li><p>Oil</p><ul><li><p>Coconut</p><ul><li><p>Cold</p></li></ul></li></ul></li><li><p>Comb</p></li></ul>',
  ],
  [
    'microsoft/roosterjs#2340',
    online('ol', 1, 1, 'Comb') + online('ul', 2, 1, 'Roots') + online('ol', 1, 2, 'Wash'),
    '<ol><li><p>Comb</p><ul><li><p>Roots</p></li></ul></li><li><p>Wash</p></li></ol>',
  ],
  [
    'guardian/scribe#181',
    '<p>·     \nOil</p><p>·     \nComb</p><p>',
    '<ul><li><p>Oil</p></li><li><p>Comb</p></li></ul>',
  ],
  [
    'tiff/wysihtml5#255',
    '<p>\n<span>1.     </span>\nComb\n</p>\n<p>\n<span>2.     </span>\nWash\n</p>',
    '<ol><li><p>Comb</p></li><li><p>Wash</p></li></ol>',
  ],
  [
    'slab/quill#1736',
    '<ol><li>Comb</li><ol><li>Roots</li></ol><li>Wash</li></ol>',
    '<ol><li><p>Comb</p><ol><li><p>Roots</p></li></ol></li><li><p>Wash</p></li></ol>',
  ],
  [
    'WordPress/gutenberg#20770',
    htmlOfLines('• Oil\n• Comb\n\n• Wash'),
    '<ul><li><p>Oil</p></li><li><p>Comb</p></li><li><p>Wash</p></li></ul>',
  ],
])('a paste as in %s', (_, html = '', kept) => expect(pasted(html)).toBe(kept));
