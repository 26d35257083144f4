import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { type ClipboardEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { color, layer, size, space, touch, wide } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { categories } from '../../blog/types';
import { Fault, Field, Input, Select, TextArea } from '../ui/Field';
import { ContentEditor } from './ContentEditor';
import { PictureField } from './PictureField';
import { PictureFault, preparePicture } from './picture';
import { excerptOf, type Faults, type PostValues } from './values';

const BAR_HEIGHT = '4.5rem';

interface Props {
  values: PostValues;
  onChange: (change: Partial<PostValues>) => void;
  faults: Faults;
  /** A new number when the text was replaced from outside. */
  round: number;
  saving: boolean;
  /** Why the last attempt to save failed. */
  failure?: string;
  onSave: () => void;
  /** Shown below the fields, above the button that stays in sight. */
  children: ReactNode;
}

/** All fields of a post, and the button that saves it. */
export function PostForm({ values, onChange, faults, round, saving, failure, onSave, children }: Props) {
  const picture = usePicture((image) => onChange({ image }));
  const { title, category, content, image, imageAlt, excerpt } = values;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }

  function onPaste(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    // The text's own paste has been dealt with by the editor.
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    picture.take(file);
  }

  return (
    <Form onSubmit={onSubmit} onPaste={onPaste} noValidate>
      {/* While it is being saved nothing can be typed that would then be lost. */}
      <Columns inert={saving}>
        <Writing>
          <Field label="Title" fault={faults.title} hint="At least 5 characters.">
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
            start={content}
            fault={faults.content}
            onChange={(html) => onChange({ content: html })}
            onPicture={picture.take}
          />
        </Writing>
        <Facts>
          <Field label="Category" fault={faults.category}>
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
            fault={picture.fault ?? faults.image}
            onFile={picture.take}
            onRemove={() => onChange({ image: null })}
          />
          <Field
            label="Picture description"
            fault={faults.imageAlt}
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
            fault={faults.excerpt}
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
        </Facts>
      </Columns>
      {children}
      <Global styles={`:root { --toast-floor: ${BAR_HEIGHT}; }`} />
      <SaveBar>
        <Fault id="save-fault">{failure}</Fault>
        <Button type="submit" disabled={saving || picture.preparing}>
          {saveLabel(saving, picture.preparing)}
        </Button>
      </SaveBar>
    </Form>
  );
}

function saveLabel(saving: boolean, preparing: boolean): string {
  if (saving) return 'Saving...';
  return preparing ? 'Preparing the picture...' : 'Save post';
}

/** Makes chosen files ready to be sent; of two chosen in a row the last one counts. */
function usePicture(onReady: (dataUrl: string) => void) {
  const [fault, setFault] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  const latest = useRef<File>(undefined);

  async function take(file: File) {
    latest.current = file;
    setFault(undefined);
    setPreparing(true);
    try {
      const dataUrl = await preparePicture(file);
      if (latest.current === file) onReady(dataUrl);
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      if (latest.current === file) setFault(error.message);
    } finally {
      if (latest.current === file) setPreparing(false);
    }
  }

  return { fault, preparing, take };
}

const Form = styled.form`
  display: grid;
  gap: ${space[8]};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  ${wide.desktop} { grid-template-columns: minmax(0, 1fr) 22rem; align-items: start; }
`;

const Writing = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;

const Facts = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;

const TitleInput = styled(Input)`
  font-size: ${size.lead};
`;

const TextButton = styled.button`
  color: ${color.brassDeep};
  text-decoration: underline;
  min-height: ${touch};
`;

const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.chat};
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  min-height: ${BAR_HEIGHT};
  padding-block: ${space[3]};
  background: ${color.paper};
  border-top: 1px solid ${color.line};
  button { width: 100%; }
  ${wide.tablet} { button { width: auto; min-width: 14rem; } }
`;
