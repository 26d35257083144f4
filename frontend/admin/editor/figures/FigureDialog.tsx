import styled from '@emotion/styled';
import { type FormEvent, useId, useState } from 'react';
import { color, fontSize, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import type { PictureUploads } from '../../pictures/PictureUploads';
import { ChoosePictures } from '../../pictures/Uploads';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { Field, Input } from '../../ui/Field';
import { DangerButton, QuietButton } from '../../ui/QuietButton';
import { FigurePictureView } from './FigurePictureView';
import {
  type FigureAttributes,
  type FigurePicture,
  fittingLayout,
  type Layout,
  layoutsFor,
  MOST_PICTURES,
  uploadSource,
} from './figure';

const NAMES: Record<Layout, string> = {
  one: 'One',
  row: 'Row',
  compare: 'Before / after',
  gallery: 'Gallery',
};

interface Props {
  figure: FigureAttributes;
  uploads: PictureUploads;
  onApply: (figure: FigureAttributes) => void;
  onClose: () => void;
}

/** Edits a figure: its layout, caption, and the order and descriptions of its pictures. */
export function FigureDialog({ figure, uploads, onApply, onClose }: Props) {
  const id = useId();
  const [{ layout, pictures, caption }, setChanged] = useState(figure);
  const change = (part: Partial<FigureAttributes>) => setChanged((last) => ({ ...last, ...part }));
  const layouts = layoutsFor(pictures.length);
  const chosen = layouts.includes(layout) ? layout : fittingLayout(layout, pictures.length);
  const room = MOST_PICTURES - pictures.length;

  function setPictures(next: FigurePicture[]) {
    const grown = next.length > 1 && pictures.length === 1;
    change({ pictures: next, layout: grown ? fittingLayout('row', next.length) : layout });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // In React's tree this form is inside the post's form, which must not get the event.
    event.stopPropagation();
    onApply({ layout: chosen, pictures, caption });
  }

  return (
    <Dialog labelledBy={id} onCancel={onClose}>
      <FigureForm onSubmit={submit} noValidate>
        <h2 id={id}>{pictures.length === 1 ? 'Picture' : 'Pictures'}</h2>
        {layouts.length > 1 && (
          <Layouts>
            <legend>Layout</legend>
            {layouts.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="layout"
                  checked={one === chosen}
                  onChange={() => change({ layout: one })}
                />
                {NAMES[one]}
              </label>
            ))}
          </Layouts>
        )}
        <Rows>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <FigurePictureView
                picture={picture}
                uploads={uploads}
                onLeaveOut={() => setPictures(without(pictures, index))}
              />
              <div>
                <Field label={pictures.length === 1 ? 'Description' : `Description of picture ${index + 1}`}>
                  {(control) => (
                    <Input
                      {...control}
                      dir="auto"
                      autoComplete="off"
                      value={picture.alt}
                      onChange={({ target }) =>
                        setPictures(pictures.with(index, { ...picture, alt: target.value }))
                      }
                    />
                  )}
                </Field>
                {pictures.length > 1 && (
                  <RowTools>
                    {([-1, 1] as const).map((by) => (
                      <QuietButton
                        key={by}
                        type="button"
                        aria-label={`${by < 0 ? 'Earlier' : 'Later'}: picture ${index + 1}`}
                        aria-disabled={!pictures[index + by]}
                        onClick={() =>
                          pictures[index + by] && setPictures(swapped(pictures, index, index + by))
                        }
                      >
                        {by < 0 ? '↑' : '↓'}
                      </QuietButton>
                    ))}
                    <DangerButton
                      type="button"
                      aria-label={`Remove picture ${index + 1}`}
                      onClick={() => setPictures(without(pictures, index))}
                    >
                      Remove
                    </DangerButton>
                  </RowTools>
                )}
              </div>
            </li>
          ))}
        </Rows>
        {room > 0 && (
          <ChoosePictures
            label="Add pictures"
            multiple
            onFiles={(files) => {
              const added = uploads.addFiles(files.slice(0, room));
              setPictures([...pictures, ...added.map((upload) => ({ src: uploadSource(upload), alt: '' }))]);
            }}
          />
        )}
        <Field label="Caption" hint="Stands below for everybody. It can stay empty.">
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              value={caption}
              onChange={({ target }) => change({ caption: target.value })}
            />
          )}
        </Field>
        <DialogActions>
          <Button type="button" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Done</Button>
        </DialogActions>
      </FigureForm>
    </Dialog>
  );
}

const without = (pictures: FigurePicture[], index: number) => pictures.toSpliced(index, 1);

function swapped(pictures: FigurePicture[], one: number, other: number): FigurePicture[] {
  const [a, b] = [pictures[one], pictures[other]];
  return a && b ? pictures.with(one, b).with(other, a) : pictures;
}

const FigureForm = styled.form`
  display: grid;
  gap: ${space[5]};
  h2 { font-size: ${fontSize.h3}; }
`;

const Layouts = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  border: 0;
  legend { margin-bottom: ${space[2]}; font-weight: 600; font-size: ${fontSize.small}; }
  label {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${touchTarget};
    padding-inline: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius};
    cursor: pointer;
  }
  label:has(:checked) { border-color: ${color.leaf}; background: ${color.paperShade}; font-weight: 600; }
  input { accent-color: ${color.leaf}; }
`;

const Rows = styled.ul`
  display: grid;
  gap: ${space[4]};
  li { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: ${space[3]}; align-items: start; }
  li > div { min-width: 0; }
`;

const RowTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`;
