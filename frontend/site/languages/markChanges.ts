import { languageOfLetters } from '../../shared/letters';

const CALLED = ['alt', 'title', 'aria-label', 'placeholder'];

/** Keeps the marks of the page's English parts (renderer/markLanguages.ts) right while scripts change them. */
export function markChanges(page = document.documentElement.lang): MutationObserver {
  function mark(element: Element, around: string) {
    const isOurs = element.hasAttribute('data-said');
    if (element.matches('script, style') || (element.hasAttribute('lang') && !isOurs)) return;
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const called = CALLED.map((name) => element.getAttribute(name) ?? '');
    const letters = [...texts.map(({ nodeValue }) => nodeValue), ...called].join(' ');
    const lang = languageOfLetters(letters, page) ?? around;
    if (lang !== around) {
      element.setAttribute('lang', lang);
      element.setAttribute('data-said', '');
    } else if (isOurs) {
      element.removeAttribute('lang');
      element.removeAttribute('data-said');
    }
    for (const child of element.children) mark(child, lang);
  }
  const observer = new MutationObserver((changes) => {
    for (const target of new Set(changes.map(({ target }) => target))) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.isConnected || element === document.documentElement) continue;
      const around = element.parentElement?.closest('[lang]');
      const isSaid = around && around !== document.documentElement && !around.hasAttribute('data-said');
      if (!isSaid) mark(element, around?.getAttribute('lang') ?? page);
    }
  });
  observer.observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    ...{ attributes: true, attributeFilter: CALLED },
  });
  return observer;
}
