/** Applies a change to what is outside of an element, such as `<pre>`. */
function outside(html: string, tag: RegExp, change: (part: string) => string): string {
  let depth = 0;
  return html
    .split(tag)
    .map((part) => {
      if (!tag.test(part)) return depth > 0 ? part : change(part);
      depth = Math.max(0, depth + (part.startsWith('</') ? -1 : 1));
      return part;
    })
    .join('');
}

const PRE = /(<\/?pre\b[^<>]*>)/i;
const CODE = /(<\/?(?:pre|code)\b[^<>]*>)/i;

/** Of these a tag begins or ends a paragraph. */
const AROUND =
  /<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|header|hr|li|main|nav|ol|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b[^<>]*>/gi;
/** These have no paragraphs in them. */
const WHOLE = /<(?:h[1-6]|p)\b[^<>]*>/gi;
const WHOLE_END = /<\/(?:h[1-6]|p)>/gi;

/** Of text as it was typed, with empty lines between its paragraphs. */
const paragraphs = (html: string): string =>
  outside(html, PRE, (part) =>
    part
      .replace(AROUND, '\n\n$&\n\n')
      .replace(WHOLE, '\n\n$&')
      .replace(WHOLE_END, '$&\n\n')
      // An address alone on a line is shown as what it leads to.
      .replace(/^[ \t]*https?:\/\/[^\s<>"]+[ \t]*$/gm, '\n\n$&\n\n')
      .split(/\n\s*\n/)
      .map((chunk) => chunk.trim())
      .map((chunk) =>
        chunk === '' || chunk.search(AROUND) === 0 || /^<(?:h[1-6]|p)\b/i.test(chunk)
          ? chunk
          : `<p>${chunk.replaceAll('\n', '<br>')}</p>`,
      )
      .join('\n'),
  );

const SHORT_CODE = /\[(\[?)(\/?)([a-z][\w-]{0,40})((?:\s|=)[^[\]]{0,2000})?\](\]?)/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;
/** Those of which the address is all that matters. */
const ADDRESSED = /^(youtube|vimeo|instagram|tweet|twitter|facebook|soundcloud|dailymotion|tiktok|spotify)$/;

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The address that WordPress's picture with an id has until the import knows its own. */
export const ATTACHMENT = 'https://attachment.invalid/';

function withoutShortCodes(html: string, problem: (sentence: string) => void): string {
  const ended = new Set(Array.from(html.matchAll(/\[\/([\w-]{1,40})\]/g), ([, name]) => name));
  return html.replace(
    SHORT_CODE,
    (whole, escaped: string, end: string, name: string, rest: string = '', escapedEnd: string = '') => {
      if (escaped && escapedEnd) return whole.slice(1, -1);
      const isCode = /=/.test(rest) || /[-_]/.test(name) || ended.has(name);
      const named = Object.fromEntries(
        Array.from(rest.matchAll(ATTRIBUTE), ([, key, ...values]) => [key, values.find(Boolean) ?? '']),
      );
      const address = /https?:\/\/[^\s"'\]]+/.exec(rest)?.[0];
      if (name === 'caption' || name === 'wp_caption') {
        if (end) return '</figure>';
        const caption = named.caption ? `<figcaption>${named.caption}</figcaption>` : '';
        return `<figure class="wp-caption ${attribute(named.align ?? '')}">${caption}`;
      }
      if (name === 'embed') return '\n\n';
      if (name === 'gallery' && named.ids) {
        const pictures: string[] = named.ids.match(/\d+/g) ?? [];
        return `\n\n<figure class="gallery">${pictures.map((id) => `<img src="${ATTACHMENT}${id}">`).join('')}</figure>\n\n`;
      }
      if (address && (name === 'audio' || name === 'video'))
        return `\n\n<${name} src="${attribute(address)}"></${name}>\n\n`;
      if (address && ADDRESSED.test(name)) return `\n\n${address}\n\n`;
      if (!isCode && !/^(gallery|playlist|audio|video)$/.test(name)) return whole;
      if (name === 'gallery') problem('A gallery of all pictures of this post can’t come.');
      else if (!end && !/^(audio|video)$/.test(name)) problem(`The short code [${name}] can’t come.`);
      return escaped + escapedEnd;
    },
  );
}

/** A block that has no HTML of its own. */
function emptyBlock(name: string, json: string, problem: (sentence: string) => void): string {
  const { url, service, label }: Record<string, unknown> = JSON.parse(json);
  if (typeof url === 'string') {
    if (name.includes('embed')) return `<p>${url}</p>`;
    return `<li><a href="${attribute(url)}">${label ?? service ?? url}</a></li>`;
  }
  problem(`The block “${name}” can’t come.`);
  return '';
}

const BLOCK = /^(\/)?wp:([\w/-]+)\s*(\{[\s\S]*\})?\s*(\/)?$/;

/** HTML of what WordPress stores: text with empty lines between its paragraphs, short codes, and comments around blocks. */
export function wordpressHtml(stored: string, problem: (sentence: string) => void): string {
  const [first = '', ...others] = stored.replaceAll('\r\n', '\n').split('<!--');
  const shown: string[] = [];
  let depth = 0;
  let text = first;
  const flush = () => {
    const plain = outside(text, CODE, (part) => withoutShortCodes(part, problem));
    shown.push(depth === 0 ? paragraphs(plain) : plain);
    text = '';
  };
  for (const other of others) {
    const [comment = '', ...after] = other.split('-->');
    const [isBlock, end, name = '', json = '{}', isEmpty] = BLOCK.exec(comment.trim()) ?? [];
    if (isBlock && name !== 'freeform') {
      flush();
      if (isEmpty) shown.push(emptyBlock(name, json, problem));
      else depth = Math.max(0, depth + (end ? -1 : 1));
    }
    text += after.join('-->');
  }
  flush();
  return shown.join('');
}
