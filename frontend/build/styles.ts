import { type ESTree, type Plugin, Visitor } from 'vite';
import { globalStyles } from '../src/theme/globalStyles.ts';

/** Puts the global styles into a document, where its `<!--styles-->` mark stands. */
export const withGlobalStyles = (html: string) =>
  html.replace('<!--styles-->', () => `<style>${globalStyles}</style>`);

export const documentStyles: Plugin = {
  name: 'document-styles',
  transformIndexHtml: { order: 'pre', handler: withGlobalStyles },
};

/** Emotion's templates as browsers need them: without what only their readers do. Server and browser get the same. */
export const leanStyles: Plugin = {
  name: 'lean-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: '`' },
    handler(code) {
      const texts: ESTree.TemplateElement[] = [];
      new Visitor({
        TaggedTemplateExpression({ tag, quasi }) {
          if (isStyle(tag)) texts.push(...quasi.quasis);
        },
      }).visit(this.parse(code));
      if (texts.length === 0) return null;
      let lean = code;
      for (const { start, end } of texts.sort((one, other) => other.start - one.start)) {
        lean = lean.slice(0, start) + leanCss(code.slice(start, end)) + lean.slice(end);
      }
      return { code: lean, map: null };
    },
  },
};

/** `css`, `keyframes`, `styled.p`, `styled(Column)`, `styled('p', options)` */
function isStyle(tag: ESTree.Expression): boolean {
  if (tag.type === 'Identifier') return /^(css|keyframes|styled)$/.test(tag.name);
  if (tag.type === 'MemberExpression') return isStyle(tag.object);
  return tag.type === 'CallExpression' && isStyle(tag.callee);
}

/** A part of a style sheet, between two `${…}`, without comments and spaces that mean nothing. Strings stay as they are. */
export const leanCss = (css: string): string =>
  css
    .split(/('[^']*'|"[^"]*")/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\/\*[\s\S]*?\*\//g, '')
            .replace(/\s+/g, ' ')
            .replace(/ ?([;{}]) ?/g, '$1')
            .replace(/([,:]) /g, '$1'),
    )
    .join('');
