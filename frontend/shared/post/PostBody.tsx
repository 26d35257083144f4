import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type FormEvent, type MouseEvent, useMemo } from 'react';
import { color, font, fontSize, lineHeight, space, width } from '../theme/tokens';
import type { ShownText } from './shownPost';

/** A post's text. blog-service sanitises the HTML when it is saved. */
export function PostBody({ text: { html, styles }, language }: { text: ShownText; language?: string }) {
  // A new object would make React write the HTML again, which would remove the frames that the reader has opened.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return (
    <>
      {styles && (
        <style href="post-text" precedence="post">
          {styles}
        </style>
      )}
      <Body
        className="post-text"
        lang={language}
        onInput={moveSlider}
        onClick={openEmbed}
        dangerouslySetInnerHTML={inner}
      />
    </>
  );
}

function moveSlider({ target }: FormEvent) {
  if (!(target instanceof HTMLInputElement)) return;
  target.parentElement?.style.setProperty('--at', String(target.valueAsNumber / 100));
}

function openEmbed({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  import('./embeds').then(
    ({ showEmbed }) => showEmbed(button),
    // The script can't be loaded: follow the link in the caption instead.
    () => button.closest('figure')?.querySelector<HTMLElement>('figcaption a')?.click(),
  );
}

export const postBodyStyles = css`
  font-size: ${fontSize.lead};
  overflow-wrap: anywhere;
  > * + * { margin-top: ${space[5]}; }
  h2, h3, h4 { font-family: ${font.display}; font-size: ${fontSize.h3}; line-height: ${lineHeight.snug}; }
  h3, h4 { font-family: ${font.text}; font-size: ${fontSize.lead}; font-weight: 600; letter-spacing: 0; }
  > * + h2, > * + h3 { margin-top: ${space[10]}; }
  ul, ol { padding-left: ${space[6]}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li > * + *, blockquote > * + * { margin-top: ${space[3]}; }
  li + li { margin-top: ${space[2]}; }
  li::marker { color: ${color.brassDeep}; }
  blockquote {
    padding-left: ${space[6]};
    border-left: 1px solid ${color.brassDeep};
    font-family: ${font.display};
    font-size: ${fontSize.h3};
    line-height: ${lineHeight.snug};
  }
  img { height: auto; }
  pre { overflow-x: auto; }
`;

// The text is aligned with the title, and its lines are no longer than what reads well.
const Body = styled.div`
  max-width: ${width.post};
  margin: ${space[10]} auto 0;
  ${postBodyStyles}
  > :not(figure) { max-width: ${width.text}; }
`;
