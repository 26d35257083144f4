import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { fontSize, media, space } from '../../shared/theme/tokens';
import type { PictureUploads } from '../pictures/PictureUploads';
import { TextButton } from '../ui/buttons';
import { LineField } from '../ui/Field';
import { useElementSize } from '../ui/useElementSize';
import { CategoryField } from './CategoryField';
import { ContentEditor } from './ContentEditor';
import { CoverField } from './CoverField';
import { LanguageField } from './LanguageField';
import { PublishBox } from './PublishBox';
import { excerptOf, type PostFieldProps, type PostValues } from './postValues';
import { SaveBar } from './SaveBar';
import type { PostSaving } from './SavedPost';
import { CONTENT_ID } from './schema';
import type { Publishing } from './usePublish';

interface Props {
  state: PostSaving;
  publishing: Publishing;
  uploads: PictureUploads;
  onChange: (change: Partial<PostValues>) => void;
  onPreview: () => void;
}

export function PostForm({ state, publishing, uploads, onChange, onPreview }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const { height: barHeight } = useElementSize(bar);
  const covered = useCovered();
  const values = state.content;
  const errors = publishing.failure?.errors ?? {};
  const field = <Name extends keyof PostValues>(name: Name) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: PostValues[Name]) => onChange({ [name]: value }),
  });

  return (
    // The form is never submitted: Enter in a field must not publish.
    <form onSubmit={(event) => event.preventDefault()} onFocus={showWhole} noValidate>
      {/* While the post is being sent, text typed now would be lost. */}
      <Fields inert={publishing.isSending}>
        <Area data-area="title">
          <TitleField {...field('title')} />
        </Area>
        <Area data-area="cover">
          <CoverField values={values} error={errors.image} uploads={uploads} onChange={onChange} />
          {values.image && (
            <LineField
              label="Picture description"
              hint="What the picture shows, for people who can't see it."
              {...field('imageAlt')}
            />
          )}
        </Area>
        <Area data-area="content">
          <ContentEditor
            {...field('content')}
            covered={{ above: covered.above, below: barHeight - covered.above }}
            uploads={uploads}
          />
        </Area>
        <Area data-area="details">
          <LanguageField {...field('language')} post={state.stored.stored?.post} />
          <CategoryField {...field('category')} />
          <LineField
            label="Excerpt"
            rows={5}
            error={errors.excerpt}
            hint={
              values.excerpt === null ? (
                'Made from the start of the text. You can write your own.'
              ) : (
                <TextButton onClick={() => onChange({ excerpt: null })}>Reset to automatic</TextButton>
              )
            }
            value={excerptOf(values)}
            onChange={(excerpt) => onChange({ excerpt })}
          />
        </Area>
        <Area data-area="aside">
          <PublishBox state={state} publishing={publishing} />
        </Area>
      </Fields>
      {/* Keeps the typed line and the focused field above the bar when the browser scrolls to them. */}
      <Global
        styles={`:root {
          --covered-below: ${covered.below}px;
          --toast-floor: ${covered.below + barHeight}px;
          scroll-padding-bottom: calc(${covered.below + barHeight}px + ${space[4]});
        }`}
      />
      <SaveBar ref={bar} {...{ state, publishing, uploads, onPreview }} />
    </form>
  );
}

/** A title without line breaks. The field grows, so that a long title is shown whole. */
const TitleField = ({ onChange, ...field }: PostFieldProps) => (
  <LineField
    label="Title"
    hint="At least 5 characters."
    rows={1}
    required
    enterKeyHint="next"
    {...field}
    style={{ fieldSizing: 'content', fontSize: fontSize.lead, lineHeight: 1.4 }}
    onChange={(title) => onChange(title.replace(/\s*\n\s*/g, ' '))}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      document.getElementById(CONTENT_ID)?.focus();
    }}
  />
);

/** Browsers show only the cursor's line of a focused field; this shows all of it. The text scrolls itself: see ContentEditor. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.id !== CONTENT_ID && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}

const NOTHING = { above: 0, below: 0 };

/** What a phone's keyboard covers below, and has scrolled out above; both are 0 where the browser shrinks the window for it. */
function useCovered() {
  const [covered, setCovered] = useState(NOTHING);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = () => {
      const { offsetTop, height, scale } = visualViewport;
      // After a pinch zoom the visual viewport says nothing about the keyboard.
      if (scale > 1.01) return setCovered(NOTHING);
      const above = Math.max(0, Math.round(offsetTop));
      const below = Math.max(0, Math.round(window.innerHeight - height - offsetTop));
      setCovered((last) => (last.above === above && last.below === below ? last : { above, below }));
    };
    measure();
    const stop = new AbortController();
    const { signal } = stop;
    for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, measure, { signal });
    return () => stop.abort();
  }, []);
  return covered;
}

// On a wide window the publish box, the cover and the details are beside the text.
const Fields = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-bottom: ${space[8]};
  ${media.desktop} {
    grid-template: auto auto auto auto 1fr / minmax(0, 1fr) 22rem;
    column-gap: ${space[8]};
    [data-area='title'] { grid-area: 1 / 1; }
    [data-area='content'] { grid-area: 2 / 1 / span 4; }
    [data-area='aside'] { grid-area: 1 / 2 / span 2; }
    [data-area='cover'] { grid-area: 3 / 2; }
    [data-area='details'] { grid-area: 4 / 2; }
  }
`;

const Area = styled.div`
  display: grid;
  gap: ${space[6]};
  align-content: start;
  min-width: 0;
`;
