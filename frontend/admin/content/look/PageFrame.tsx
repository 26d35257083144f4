import styled from '@emotion/styled';
import type { HomeSection, SiteContent } from '@salon/content/description';
import { homeSections } from '@salon/content/description/pages';
import { unmarked } from '@salon/content/translate';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cardBox, color, space } from '../../../shared/theme/tokens';
import { useElementSize } from '../../ui/useElementSize';
import { annotate, fieldNear } from './annotate';

/** The sections of the home page below its opening, each with the paths of what it shows. */
export const homeParts: Record<HomeSection, { name: string; of: string[] }> = {
  highlights: { name: 'Highlights', of: ['highlights', 'words.home.intro'] },
  reviews: { name: 'Reviews', of: ['reviews', 'words.home.testimonials'] },
  people: { name: 'People', of: ['people', 'words.home.people'] },
  work: { name: 'Your work', of: ['photos.work', 'words.home.work'] },
  contact: { name: 'Where and when', of: ['words.home.contact'] },
  questions: { name: 'Questions', of: ['questions'] },
};

export interface FrameProps {
  html: string;
  content: SiteContent;
  /** Path of the page in English. */
  page: string;
  width: number;
  /** A text or a picture was tapped; `field` is its path in the content. */
  onField: (field: string) => void;
  onMove: (section: HomeSection, by: number) => void;
}

/** A page as visitors see it, on which a tap opens what it hits. It has no scripts, and its links lead nowhere. */
export function PageFrame({ html, content, page, width, onField, onMove }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width: room } = useElementSize(box);
  const scale = Math.min(1, room / width) || 1;

  const onTap = useEffectEvent((event: MouseEvent) => {
    event.preventDefault();
    const target = event.target as Element;
    const handle = target.closest<HTMLElement>('[data-section]');
    const section = homeSections.find((one) => one === handle?.dataset.section);
    if (section && handle?.dataset.by) return onMove(section, handle.dataset.by === '-1' ? -1 : 1);
    const found = section ? undefined : fieldNear(target);
    const field = section ? homeParts[section].of[0] : found?.getAttribute('data-path');
    if (!field) return;
    onField(field);
    // Above the sheet, which takes the lower part of a phone's window.
    if (window.innerWidth < BESIDE_PX) (found ?? target).scrollIntoView({ block: 'start' });
  });

  // What was drawn before stays where it is on the window while it changes.
  const draw = useEffectEvent(() => {
    const document = frame.current?.contentDocument;
    if (document?.body) document.documentElement.innerHTML = editableHtml(html, content, page);
  });
  useEffect(() => draw(), [html]);

  function onLoad() {
    frame.current?.contentDocument?.addEventListener('click', (event) => onTap(event));
    draw();
  }

  return (
    <FrameBox ref={box}>
      <iframe
        ref={frame}
        key={page}
        title="The page as visitors see it"
        srcDoc={'<!doctype html><html lang="en"><body></body></html>'}
        onLoad={onLoad}
        style={{ width, height: `calc(70vh / ${scale})`, transform: `scale(${scale})` }}
      />
    </FrameBox>
  );
}

/** The page's header, which stays at its top. */
const HEADER_PX = 80;
/** From this width of the window on the sheet is at the side. */
const BESIDE_PX = 1024;

/** The inner HTML of the page's document: without scripts, and with the paths of its texts and pictures. */
export function editableHtml(html: string, content: SiteContent, page: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const script of document.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
  annotate(document, content);
  // What stands on the page is listed below it for the keyboard.
  for (const stop of document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]'))
    stop.setAttribute('tabindex', '-1');
  if (page === '/') addHandles(document);
  document.head.insertAdjacentHTML('beforeend', `<style>${editing}</style>`);
  return unmarked(document.documentElement.innerHTML);
}

/** Buttons at each section of the home page that move it, or open it. */
function addHandles(document: Document): void {
  const sections = [...document.querySelectorAll('main > *')];
  for (const section of homeSections) {
    const { name, of } = homeParts[section];
    const has = of.map((path) => `[data-path^="${path}"]`).join();
    const place = sections.find((one) => one.querySelector(has));
    const button = (what: string, text: string, by = '') =>
      `<button type="button" tabindex="-1" data-section="${section}" data-by="${by}" aria-label="${what}">${text}</button>`;
    place?.insertAdjacentHTML(
      'afterbegin',
      `<div data-handles>${button(`Edit ${name}`, name)}${button(`Move ${name} up`, '↑', '-1')}${button(`Move ${name} down`, '↓', '1')}</div>`,
    );
  }
}

const editing = `
  [data-path] { cursor: pointer; }
  [data-path]:hover { outline: 2px dashed ${color.brass}; outline-offset: 2px; }
  aside[data-place] { position: static; }
  html { scroll-padding-top: ${HEADER_PX}px; }
  main > :has(> [data-handles]) { position: relative; }
  [data-handles] { position: absolute; top: 4px; right: 4px; z-index: 5; display: flex; gap: 4px; }
  [data-handles] button { min-width: 44px; min-height: 44px; padding: 0 10px; border: 1px solid ${color.line}; border-radius: 4px; background: ${color.card}; color: ${color.ink}; font: 600 14px sans-serif; }
`;

const FrameBox = styled.div`
  height: 70vh;
  margin-top: ${space[4]};
  overflow: hidden;
  ${cardBox}
  iframe { max-width: none; border: 0; margin-inline: auto; transform-origin: 0 0; }
`;
