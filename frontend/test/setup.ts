import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';

// In development React takes a stack trace for each element, to name its place in warnings: a sixth of these tests' time. It stops
// when this count is high.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// On a busy machine a whole page takes longer to render than the default of one second.
configure({ asyncUtilTimeout: 15_000 });

// Browser features that the tests use and jsdom lacks.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// The environment's FormData is Node's and can't read a form of jsdom's. A new frame still has jsdom's own.
const frame = document.body.appendChild(document.createElement('iframe'));
Object.assign(window, { FormData: frame.contentWindow?.window.FormData });
frame.remove();
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => {};
globalThis.createImageBitmap = async () => ({ width: 30, height: 20, close: () => {} });
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// ProseMirror measures its text.
const nowhere = new DOMRect();
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect = () => nowhere;
Element.prototype.getClientRects = () => Object.assign([], { item: () => null });
document.elementFromPoint = () => null;
// For the labels of each control jsdom walks the whole page, and queries by role and name ask for those of every control.
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLInputElement) {
      const around = this.closest('label');
      return [...document.getElementsByTagName('label')].filter(
        (label) => label === around || (this.id !== '' && label.htmlFor === this.id),
      );
    },
  });
// Documents here have no style sheets, so elements that are alike look alike: jsdom would try all of a browser's own rules on each.
const { getComputedStyle } = window;
const looks = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element) => {
  const parent = element.parentElement;
  const traits = ['hidden', 'open', 'style', 'type'].map((name) => element.getAttribute(name));
  const kind = `${element.tagName} ${traits} ${parent?.tagName} ${parent?.getAttribute('open')}`;
  const look = looks.get(kind) ?? getComputedStyle(element);
  looks.set(kind, look);
  return look;
};
// No preferences and no wide window, unless a test says otherwise.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
