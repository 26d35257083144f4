import { FigureNode } from '@salon/content/post/FigureNode';
import { textExtensions } from '@salon/content/post/schema';
import { Table } from '@salon/content/post/tables';
import { getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
// In one file, which takes less memory.
import { parseHTML } from 'linkedom/worker';
import { type SafeHtml, sanitise } from '../posts/text/html.js';
import { isFile, settle, shownIn } from './settle.js';

const schema = getSchema([...textExtensions, Table, FigureNode]);

/** The text of an old site's post as this site's editor would have it. Pictures keep their address there. */
export function postHtml(html: string, site: string, losses: Set<string>): SafeHtml {
  try {
    return converted(html, site, losses);
  } catch {
    // Such as tags in tags in tags, thousands of them.
    losses.add('Only the words of this text could come.');
    return sanitise(`<p>${html.replace(/<[^<>]*>/g, ' ')}</p>`);
  }
}

function converted(html: string, site: string, losses: Set<string>): SafeHtml {
  const body = bodyOf(html);
  const shown = settle(body, site, losses);
  const words = wordsOf(body);
  // Twice, as removing what is empty leaves what the editor would change once more.
  const result = sanitise(read(read(body)).innerHTML);
  const came = bodyOf(result);
  const after = wordsOf(came);
  const lost = [...words].flatMap(([word, times]) => (times > (after.get(word) ?? 0) ? [word] : []));
  if (lost.length > 0) losses.add(`These words couldn’t come: ${lost.slice(0, 20).join(' ')}`);
  const kept = shownIn(came);
  for (const one of shown) if (!kept.has(one)) losses.add(`${one} can’t come.`);
  for (const { href } of came.querySelectorAll('a'))
    if (isFile(href)) losses.add(`A file stays on the other site, behind a link: ${href}`);
  return result;
}

const bodyOf = (html: string) =>
  parseHTML(`<!doctype html><html><head></head><body>${html}</body></html>`).document.body;

/** As the editor has it, but for what is empty. */
function read(body: Element): Element {
  const document = body.ownerDocument;
  const doc = DOMParser.fromSchema(schema).parse(body);
  const whole = fixTables(EditorState.create({ doc }))?.doc ?? doc;
  const result = document.createElement('div');
  result.append(DOMSerializer.fromSchema(schema).serializeFragment(whole.content, { document }));
  removeEmpty(result);
  return result;
}

/** Their ends are no ends of words. */
const WITHIN_WORDS =
  /<\/?(?:a|abbr|b|big|bdi|bdo|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)\b(?:[^"<>]|"[^"]*")*>/g;
const TAG = /<!--[\s\S]*?-->|<\/?\w(?:[^"<>]|"[^"]*")*>|&(?:#160|nbsp);/g;

/** How often each word is in a text. */
function wordsOf({ innerHTML }: { innerHTML: string }): Map<string, number> {
  const counts = new Map<string, number>();
  const text = innerHTML.replace(WITHIN_WORDS, '').replace(TAG, ' ');
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
