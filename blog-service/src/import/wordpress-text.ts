/** Applies a change to what is outside of an element, such as `<pre>`. */
function outside(html: string, tag: RegExp, change: (part: string) => string): string {
  let depth = 0;
  return html
    .split(tag)
    .map((part, index) => {
      if (index % 2 === 0) return depth > 0 ? part : change(part);
      depth = Math.max(0, depth + (part.startsWith('</') ? -1 : 1));
      return part;
    })
    .join('');
}

const PRE = /(<\/?pre\b[^<>]*>)/i;
const CODE = /(<\/?(?:pre|code)\b[^<>]*>)/i;
/** Around these lines end by themselves. */
const BLOCKS =
  /\s*(<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b[^<>]*>)\s*/gi;

/** Of text as it was typed, with empty lines between its paragraphs. An address alone on a line is shown as what it leads to. */
const paragraphs = (html: string): string =>
  outside(html, PRE, (part) =>
    part
      .replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, '<p>$1</p>')
      .replace(BLOCKS, '$1')
      .replace(/\s*\n\s*\n\s*/g, '<p>')
      .replaceAll('\n', '<br>'),
  );

const SHORT_CODE = /\[(\[?)(\/?)([a-z][\w-]{0,40})((?:\s|=)[^[\]]{0,2000})?\](\]?)/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

type PictureWith = (id: string) => string | undefined;

function withoutShortCodes(html: string, pictureWith: PictureWith, losses: Set<string>): string {
  const ended = new Set(Array.from(html.matchAll(/\[\/([\w-]{1,40})\]/g), ([, name]) => name));
  return html.replace(
    SHORT_CODE,
    (whole, escaped: string, end: string, name: string, rest: string = '', escapedEnd: string = '') => {
      if (escaped && escapedEnd) return whole.slice(1, -1);
      const named: Record<string, string> = Object.fromEntries(
        Array.from(rest.matchAll(ATTRIBUTE), ([, key, ...values]) => [key, values.find(Boolean) ?? '']),
      );
      if (name === 'caption' || name === 'wp_caption') {
        if (end) return '</figure>';
        const caption = named.caption ? `<figcaption>${named.caption}</figcaption>` : '';
        return `<figure class="wp-caption ${attribute(named.align ?? '')}">${caption}`;
      }
      if (name === 'embed') return end ? '</p>' : '<p>';
      if (name === 'gallery' && named.ids) {
        const pictures = (named.ids.match(/\d+/g) ?? []).map((id) => {
          const src = pictureWith(id);
          if (!src) losses.add(`The picture ${id} is not in the file.`);
          return src ? `<img src="${attribute(src)}">` : '';
        });
        return `<figure class="gallery">${pictures.join('')}</figure>`;
      }
      const address = /https?:\/\/[^\s"'\]]+/.exec(rest)?.[0];
      if (address) return `<p>${attribute(address)}</p>`;
      const isCode = /=/.test(rest) || /[-_]/.test(name) || ended.has(name);
      if (!isCode && !/^(gallery|playlist|audio|video)$/.test(name)) return whole;
      if (!end) losses.add(`The short code [${name}] can’t come.`);
      return escaped + escapedEnd;
    },
  );
}

function attributesOf(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

const BLOCK = /^\/?wp:([\w/-]+)\s*(\{[\s\S]*\})?\s*(\/)?$/;

/** HTML of what WordPress stores: text with empty lines between its paragraphs, or comments around blocks, and short codes. */
export function wordpressHtml(stored: string, pictureWith: PictureWith, losses: Set<string>): string {
  let [html = '', ...others] = stored.replaceAll('\r\n', '\n').split('<!--');
  let hasBlocks = false;
  for (const other of others) {
    const [comment = '', ...after] = other.split('-->');
    if (comment.trim() === 'nextpage') losses.add('The pages of a post came as one.');
    const [isBlock, name, json = '{}', isEmpty] = BLOCK.exec(comment.trim()) ?? [];
    if (isBlock) {
      hasBlocks = true;
      const { url } = attributesOf(json);
      const [, behind] = /"backgroundImage":\{[^{}]*"url":"([^"\\]+)"/.exec(json) ?? [];
      if (behind) html += `<img src="${behind}">`;
      // Icons of social networks have # where they lead nowhere.
      if (isEmpty && typeof url !== 'string') losses.add(`The block “${name}” can’t come.`);
      else if (isEmpty && url !== '#') html += `<p>${attribute(`${url}`)}</p>`;
    }
    html += after.join('-->');
  }
  const shown = outside(html, CODE, (part) => withoutShortCodes(part, pictureWith, losses));
  return hasBlocks ? shown : paragraphs(shown);
}
