import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import {
  type ClipboardEvent,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { firstPicture } from '../../shared/post/firstPicture';
import { color, media, space, touchTarget } from '../../shared/theme/tokens';
import type { PictureUploads } from '../pictures/PictureUploads';
import { mayBePicture } from '../pictures/preparePicture';
import { Field, Input, TextArea } from '../ui/Field';
import { useElementHeight } from '../ui/useElementHeight';
import { CategoryField } from './CategoryField';
import { CONTENT_ID, ContentEditor } from './ContentEditor';
import { CoverField } from './CoverField';
import { emptyValues, excerptOf, type FieldErrors, type PostValues } from './postValues';
import { TitleField } from './TitleField';
import { useCovered } from './useCovered';

interface Props {
  values: PostValues;
  onChange: (change: Partial<PostValues>) => void;
  /** Reports which pictures of the text or the cover are still being uploaded. */
  onPending: (part: { text: number[] } | { cover: number[] }) => void;
  uploads: PictureUploads;
  errors: FieldErrors;
  /** A key that changes when the text is replaced from outside; it remounts the editor. */
  round: number;
  /** The post is being sent: text typed now would be lost. */
  isBusy: boolean;
  /** Shown beside the fields. */
  aside: ReactNode;
  /** The bar that stays at the bottom of the window. */
  bar: (ref: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** All fields of a post. */
export function PostForm({ values, onChange, onPending, uploads, errors, round, isBusy, aside, bar }: Props) {
  const barRef = useRef<HTMLDivElement>(null);
  const barHeight = useElementHeight(barRef);
  const covered = useCovered();
  const [pasted] = useState(() => new Set<(files: File[]) => void>());
  const [takePasted] = useState(() => (listener: (files: File[]) => void) => {
    pasted.add(listener);
    return () => void pasted.delete(listener);
  });
  const { title, category, content, image, imageAlt, focus, excerpt } = values;

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files].filter(mayBePicture);
    // The text editor has handled files that were pasted into it.
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    for (const listener of pasted) listener(files);
  }

  return (
    // The form is never submitted: Enter in a field must not publish.
    <Form onSubmit={(event) => event.preventDefault()} onPaste={onPaste} onFocus={showWhole} noValidate>
      <Fields inert={isBusy}>
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
            onPending={(cover) => onPending({ cover })}
            take={takePasted}
          />
          {image && (
            <Field
              label="Picture description"
              error={errors.imageAlt}
              hint="What the picture shows, for people who can't see it."
            >
              {(control) => (
                <Input
                  {...control}
                  name="imageAlt"
                  dir="auto"
                  autoComplete="off"
                  value={imageAlt}
                  onChange={({ target }) => onChange({ imageAlt: target.value })}
                />
              )}
            </Field>
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
            onPending={(text) => onPending({ text })}
          />
        </Area>
        <Area data-area="details">
          <CategoryField
            category={category}
            isUntouched={category === emptyValues.category}
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
        <Area data-area="aside">{aside}</Area>
      </Fields>
      {/* Keeps the typed line and the focused field above the bar when the browser scrolls to them. */}
      <Global
        styles={`:root {
          --covered-below: ${covered.below}px;
          --toast-floor: ${covered.below + barHeight}px;
          scroll-padding-bottom: calc(${covered.below + barHeight}px + ${space[4]});
        }`}
      />
      {bar(barRef)}
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
