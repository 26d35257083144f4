import { FigureNode } from '@salon/content/post/FigureNode';
import { textExtensions } from '@salon/content/post/schema';
import { Table } from '@salon/content/post/tables';
import { getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { parseHTML } from 'linkedom';
import { sanitise } from '../posts/text/html.js';
import { settle } from './settle.js';
import { ATTACHMENT, wordpressHtml } from './wordpress-text.js';

const schema = getSchema([...textExtensions, Table, FigureNode]);

/**
 * The text of a post of WordPress or Ghost as this site's editor would have it, and what couldn't come, in sentences.
 * Pictures keep their address on the old site; one that WordPress knows only by its id is `attachment:ID`.
 */
export function postHtml(
  html: string,
  from: 'wordpress' | 'ghost',
  { site }: { site: string },
): { html: string; problems: string[] } {
  const problems = new Set<string>();
  const problem = (sentence: string) => void problems.add(sentence);
  const shown = from === 'wordpress' ? wordpressHtml(html, problem) : html.replaceAll('__GHOST_URL__', site);
  const { document } = parseHTML(`<!doctype html><html><head></head><body>${shown}</body></html>`);
  const { body } = document;
  settle(body, site, problem);
  const before = wordsOf(body);

  const doc = DOMParser.fromSchema(schema).parse(body);
  const whole = fixTables(EditorState.create({ doc }))?.doc ?? doc;
  const result = document.createElement('div');
  result.append(DOMSerializer.fromSchema(schema).serializeFragment(whole.content, { document }));
  removeEmpty(result);
  const after = wordsOf(result);
  for (const [word, times] of after) before.set(word, (before.get(word) ?? 0) - times);
  const lost = [...before].flatMap(([word, times]) => (times > 0 ? [word] : []));
  if (lost.length > 0) problem(`These words couldn’t come: ${lost.slice(0, 20).join(' ')}`);
  return {
    html: sanitise(result.innerHTML).replaceAll(`src="${ATTACHMENT}`, 'src="attachment:'),
    problems: [...problems],
  };
}

const ATTRIBUTES = /<(\/?\w+)(?:\s(?:[^"<>]|"[^"]*")*)?>/g;
/** Their ends are no ends of words. */
const WITHIN_WORDS =
  /<\/?(?:a|abbr|b|big|bdi|bdo|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)\b>/g;

/** How often each word is in a text. */
function wordsOf({ innerHTML }: { innerHTML: string }): Map<string, number> {
  const counts = new Map<string, number>();
  const text = innerHTML
    .replace(ATTRIBUTES, '<$1>')
    .replace(WITHIN_WORDS, '')
    .replace(/<[^<>]*>|&(#160|nbsp);/g, ' ');
  for (const word of text.split(/\s+/)) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What is empty, and spaces and line breaks at the edges of a line. */
function removeEmpty(result: Element) {
  for (const line of result.querySelectorAll('p, h2, h3, h4'))
    line.innerHTML = line.innerHTML.replace(/^(\s|<br>)+|(\s|<br>)+$/g, '');
  for (const block of result.querySelectorAll('p, h2, h3, h4, li, ul, ol, blockquote')) {
    const isNeeded = block.parentElement?.matches('li, td, th') && block.parentElement.children.length === 1;
    if (!block.textContent?.trim() && !block.querySelector('figure, hr') && !isNeeded) block.remove();
  }
}
