import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { color, fontSize, media, space, touchTarget, zIndex } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { categories } from '../../blog/types';
import { ErrorText, Field, Input, Select, TextArea } from '../ui/Field';
import { useElementHeight } from '../ui/useElementHeight';
import { CONTENT_ID, ContentEditor } from './ContentEditor';
import { PictureField } from './PictureField';
import { mayBePicture, PictureError, preparePicture } from './picture';
import { excerptOf, type FieldErrors, type Field as FieldName, type PostValues } from './postValues';

export interface Saving {
  /** Share of the request that has been sent, 0 to 1. */
  sent: number;
  cancel: () => void;
}

/** Why the last attempt to save failed. */
export interface Failure {
  text: string;
  /** The post may have been saved. */
  isUnknown?: boolean;
  /** What it is about; nothing in particular when missing or empty. */
  fields?: FieldName[];
}

interface Props {
  values: PostValues;
  onChange: (change: Partial<PostValues>) => void;
  errors: FieldErrors;
  /** Changes when the text is replaced from outside, which remounts the editor. */
  round: number;
  /** While the post is being saved. */
  saving?: Saving;
  failure?: Failure;
  onSave: () => void;
  /** Shown below the fields, above the button that stays in sight. */
  children: ReactNode;
}

/** All fields of a post, and the button that saves it. */
export function PostForm({ values, onChange, errors, round, saving, failure, onSave, children }: Props) {
  const picture = usePicture((image) => onChange({ image }));
  const bar = useRef<HTMLDivElement>(null);
  const barHeight = useElementHeight(bar);
  const { title, category, content, image, imageAlt, excerpt } = values;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }

  function onPaste(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(mayBePicture);
    // The text editor handles its own paste events.
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    picture.take(file);
  }

  return (
    <Form onSubmit={onSubmit} onPaste={onPaste} onFocus={showWhole} noValidate>
      {/* Inert while saving: what is typed then would be lost. */}
      <Columns inert={saving !== undefined}>
        <MainFields>
          <Field label="Title" error={errors.title} hint="At least 5 characters.">
            {(control) => (
              <TitleInput
                {...control}
                name="title"
                dir="auto"
                required
                autoComplete="off"
                value={title}
                onChange={(event) => onChange({ title: event.target.value })}
              />
            )}
          </Field>
          <ContentEditor
            key={round}
            initialContent={content}
            error={errors.content}
            coveredBelow={barHeight}
            onChange={(html) => onChange({ content: html })}
            onPicture={picture.take}
          />
        </MainFields>
        <SideFields>
          <Field label="Category" error={errors.category}>
            {(control) => (
              <Select
                {...control}
                name="category"
                value={category}
                onChange={(event) => onChange({ category: event.target.value })}
              >
                {category === '' && <option value="">No category</option>}
                {categories.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
          <PictureField
            image={image}
            alt={imageAlt}
            preparing={picture.preparing}
            error={picture.error ?? errors.image}
            onFile={picture.take}
            onRemove={() => onChange({ image: null })}
          />
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
                onChange={(event) => onChange({ imageAlt: event.target.value })}
              />
            )}
          </Field>
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
                onChange={(event) => onChange({ excerpt: event.target.value })}
              />
            )}
          </Field>
        </SideFields>
      </Columns>
      {children}
      {/* What is typed or focused is scrolled to above the bar. */}
      <Global
        styles={`:root { --toast-floor: ${barHeight}px; scroll-padding-bottom: calc(${barHeight}px + ${space[4]}); }`}
      />
      <SaveBar ref={bar}>
        <ErrorText id="save-error">{failure?.text}</ErrorText>
        {failure?.isUnknown && (
          <p>It is not known whether the post was saved. Save again: it is never stored twice.</p>
        )}
        <SaveActions>
          <Button type="submit" disabled={saving !== undefined || picture.preparing}>
            {saveLabel(saving !== undefined, picture.preparing)}
          </Button>
          {saving && (
            <>
              <Button type="button" variant="outline" onClick={saving.cancel}>
                Cancel
              </Button>
              <SendProgress>
                <progress aria-label="Sent" max={1} value={saving.sent} />
                {saving.sent < 1 ? `${Math.floor(saving.sent * 100)} % sent` : 'Sent, waiting for the answer'}
              </SendProgress>
            </>
          )}
        </SaveActions>
      </SaveBar>
    </Form>
  );
}

function saveLabel(saving: boolean, preparing: boolean): string {
  if (saving) return 'Saving...';
  return preparing ? 'Preparing the picture...' : 'Save post';
}

/** Browsers scroll only the cursor's line of a focused field into view. The text scrolls by itself: see ContentEditor. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.id !== CONTENT_ID && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}

/** Prepares chosen files for upload; of two chosen in a row the last one counts. */
function usePicture(onReady: (dataUrl: string) => void) {
  const [error, setError] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  const latest = useRef<File>(undefined);

  async function take(file: File) {
    latest.current = file;
    setError(undefined);
    setPreparing(true);
    try {
      const dataUrl = await preparePicture(file);
      if (latest.current === file) onReady(dataUrl);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      if (latest.current === file) setError(error.message);
    } finally {
      if (latest.current === file) setPreparing(false);
    }
  }

  return { error, preparing, take };
}

const Form = styled.form`
  display: grid;
  gap: ${space[8]};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 22rem; align-items: start; }
`;

const MainFields = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;

const SideFields = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;

const TitleInput = styled(Input)`
  font-size: ${fontSize.lead};
`;

const TextButton = styled.button`
  color: ${color.brassDeep};
  text-decoration: underline;
  min-height: ${touchTarget};
`;

const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${zIndex.chat};
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  min-height: 4.5rem;
  padding-block: ${space[3]};
  background: ${color.paper};
  border-top: 1px solid ${color.line};
  font-size: ${fontSize.small};
`;

const SaveActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  button { flex: 1 1 8rem; font-size: ${fontSize.body}; }
  ${media.tablet} { button { flex: none; min-width: 8rem; } button[type='submit'] { min-width: 14rem; } }
`;

const SendProgress = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 15rem;
  progress { accent-color: ${color.leaf}; width: 6rem; }
`;
