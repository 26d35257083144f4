import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { type FocusEvent, useRef } from 'react';
import { firstPicture } from '../../shared/post/firstPicture';
import { color, media, space, touchTarget } from '../../shared/theme/tokens';
import type { PictureUploads } from '../pictures/PictureUploads';
import { Field, LineField, TextArea } from '../ui/Field';
import { useElementHeight } from '../ui/useElementHeight';
import { CategoryField } from './CategoryField';
import { CONTENT_ID, ContentEditor } from './ContentEditor';
import { CoverField } from './CoverField';
import { PublishBox } from './PublishBox';
import { excerptOf, type PostValues } from './postValues';
import { SaveBar } from './SaveBar';
import type { PostSaving } from './SavedPost';
import { TitleField } from './TitleField';
import { useCovered } from './useCovered';
import type { Publishing } from './usePublish';

interface Props {
  state: PostSaving;
  publishing: Publishing;
  uploads: PictureUploads;
  /** A key that changes when the text is replaced from outside; it remounts the editor. */
  round: number;
  onChange: (change: Partial<PostValues>) => void;
  onPreview: () => void;
}

/** All fields of a post, what can be done with it, and the bar that stays at the bottom of the window. */
export function PostForm({ state, publishing, uploads, round, onChange, onPreview }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const barHeight = useElementHeight(bar);
  const covered = useCovered();
  const values = state.content;
  const { title, category, content, image, imageAlt, focus, excerpt } = values;
  /** Those of the last save, and of an attempt to publish. */
  const errors: Record<string, string | undefined> = { ...state.errors, ...publishing.failure?.errors };

  return (
    // The form is never submitted: Enter in a field must not publish.
    <Form onSubmit={(event) => event.preventDefault()} onFocus={showWhole} noValidate>
      {/* While the post is being sent, text typed now would be lost. */}
      <Fields inert={publishing.sending !== undefined}>
        <Area data-area="title">
          <TitleField
            title={title}
            error={errors.title}
            onChange={(changed) => onChange({ title: changed })}
          />
        </Area>
        <Area data-area="cover">
          <CoverField
            image={image}
            firstPicture={firstPicture(content)}
            alt={imageAlt}
            focus={focus}
            error={errors.image}
            uploads={uploads}
            onChange={onChange}
          />
          {image && (
            <LineField
              label="Picture description"
              hint="What the picture shows, for people who can't see it."
              error={errors.imageAlt}
              name="imageAlt"
              value={imageAlt}
              onChange={(changed) => onChange({ imageAlt: changed })}
            />
          )}
        </Area>
        <Area data-area="content">
          <ContentEditor
            key={round}
            initialContent={content}
            error={errors.content}
            covered={{ above: covered.above, below: barHeight - covered.above }}
            uploads={uploads}
            onChange={(html) => onChange({ content: html })}
          />
        </Area>
        <Area data-area="details">
          <CategoryField
            category={category}
            error={errors.category}
            onChange={(changed) => onChange({ category: changed })}
          />
          <Field
            label="Excerpt"
            error={errors.excerpt}
            hint={
              excerpt === null ? (
                'Made from the start of the text. You can write your own.'
              ) : (
                <TextButton type="button" onClick={() => onChange({ excerpt: null })}>
                  Make it from the text again
                </TextButton>
              )
            }
          >
            {(control) => (
              <TextArea
                {...control}
                name="excerpt"
                dir="auto"
                rows={5}
                value={excerptOf(values)}
                onChange={({ target }) => onChange({ excerpt: target.value })}
              />
            )}
          </Field>
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
      <SaveBar ref={bar} state={state} publishing={publishing} onPreview={onPreview} />
    </Form>
  );
}

/** Browsers show only the cursor's line of a focused field; this shows all of it. The text scrolls itself: see ContentEditor. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.id !== CONTENT_ID && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}

const Form = styled.form`
  display: grid;
  gap: ${space[8]};
`;

// On a wide window the publish box, the cover and the details are beside the text.
const Fields = styled.div`
  display: grid;
  gap: ${space[6]};
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

const TextButton = styled.button`
  color: ${color.brassDeep};
  text-decoration: underline;
  min-height: ${touchTarget};
`;
