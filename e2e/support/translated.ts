import type { Page } from '@playwright/test';

/**
 * Does to a page what a browser's translator does: two <font> elements take the place of each text, now and whenever one is added. The
 * translation of a text is the text in quotes. React keeps the text that is gone: what it then writes there nobody sees, so that is an
 * error.
 */
export const translate = (page: Page) => page.evaluate(translateBody);

function translateBody() {
  const replaceIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim()) texts.push(node);
    for (const text of texts) {
      if (!text.isConnected || text.parentElement?.closest('font, script, style, noscript, textarea'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.replace(/\S.*\S|\S/s, '“$&”');
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replaceIn(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (!this.isConnected) console.error(`Nobody sees that “${this.nodeValue}” has become “${text}”`);
      value?.set?.call(this, text);
    },
  });
}
