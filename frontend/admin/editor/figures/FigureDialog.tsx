import styled from '@emotion/styled';
import { embedOf } from '@salon/content/figures';
import { useState } from 'react';
import { color, fontSize, space } from '../../../shared/theme/tokens';
import { ClientsFace } from '../../consents/Consents';
import type { PictureUploads } from '../../pictures/PictureUploads';
import { ChoosePictures } from '../../pictures/Uploads';
import { DangerButton, QuietButton, QuietRow, quietStyles } from '../../ui/buttons';
import { ActionDialog } from '../../ui/Dialog';
import { LineField } from '../../ui/Field';
import { keepInPlace } from '../../ui/keepInPlace';
import { FigurePictureView } from './FigurePictureView';
import {
  type FigureAttributes,
  type FigurePicture,
  fittingLayout,
  type Layout,
  layoutsFor,
  MOST_PICTURES,
  picturesOf,
  uploadIn,
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

/** A video or post of another site has a title, and at most one picture, which stands there until it is tapped. */
export function FigureDialog({ figure, uploads, onApply, onClose }: Props) {
  const [{ embed, layout, pictures, caption }, setChanged] = useState(figure);
  const change = (part: Partial<FigureAttributes>) => setChanged((last) => ({ ...last, ...part }));
  const layouts = layoutsFor(pictures.length);
  const chosen = layouts.includes(layout) ? layout : fittingLayout(layout, pictures.length);
  const room = (embed ? 1 : MOST_PICTURES) - pictures.length;
  const isOne = pictures.length === 1;

  function setPictures(next: FigurePicture[]) {
    const grown = next.length > 1 && pictures.length === 1;
    change({ pictures: next, layout: grown ? fittingLayout('row', next.length) : layout });
  }

  /** A picture that has just arrived is still an upload in the text. */
  const addressOf = (src: string) => uploads.find(uploadIn(src) ?? 0)?.stored?.image ?? src;

  const leaveOut = (index: number) => setPictures(pictures.toSpliced(index, 1));
  const ofPictures = isOne ? 'Picture' : 'Pictures';
  const words = (
    <LineField
      label={embed ? 'Title' : 'Caption'}
      hint={
        embed
          ? 'Stands on it until it is tapped; nothing of that site loads before.'
          : 'Stands below for everybody. It can stay empty.'
      }
      value={caption}
      onChange={(changed) => change({ caption: changed })}
    />
  );

  return (
    <ActionDialog
      title={embed ? (embedOf(embed)?.name ?? '') : ofPictures}
      action="Done"
      onAction={() => onApply({ embed, layout: chosen, pictures, caption: caption.trim() })}
      onCancel={onClose}
    >
      {embed && words}
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
      {pictures.length > 0 && (
        <Rows>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <FigurePictureView picture={picture} uploads={uploads} onLeaveOut={() => leaveOut(index)} />
              <div>
                <LineField
                  label={isOne ? 'Description' : `Description of picture ${index + 1}`}
                  value={picture.alt}
                  onChange={(alt) => setPictures(pictures.with(index, { ...picture, alt }))}
                />
                <ClientsFace image={addressOf(picture.src)} of={isOne ? undefined : `picture ${index + 1}`} />
                {(embed || !isOne) && (
                  <QuietRow>
                    {!isOne && (
                      <ArrowButtons
                        labels={[`Earlier: picture ${index + 1}`, `Later: picture ${index + 1}`]}
                        canMove={(by) => Boolean(pictures[index + by])}
                        onMove={(by) =>
                          setPictures(pictures.toSpliced(index, 1).toSpliced(index + by, 0, picture))
                        }
                      />
                    )}
                    <DangerButton aria-label={`Remove picture ${index + 1}`} onClick={() => leaveOut(index)}>
                      Remove
                    </DangerButton>
                  </QuietRow>
                )}
              </div>
            </li>
          ))}
        </Rows>
      )}
      {room > 0 && (
        <ChoosePictures
          label={embed ? 'Choose a picture to stand there' : 'Add pictures'}
          multiple={!embed}
          onFiles={(files) =>
            setPictures([...pictures, ...picturesOf(uploads.addFiles(files.slice(0, room)))])
          }
        />
      )}
      {!embed && words}
    </ActionDialog>
  );
}

const Layouts = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  border: 0;
  legend { margin-bottom: ${space[2]}; font-weight: 600; font-size: ${fontSize.small}; }
  label { ${quietStyles} cursor: pointer; }
  label:has(:checked) { border-color: ${color.leaf}; background: ${color.paperShade}; }
  input { accent-color: ${color.leaf}; }
`;

const Rows = styled.ul`
  display: grid;
  gap: ${space[4]};
  li { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: ${space[3]}; align-items: start; }
  li > div { min-width: 0; }
`;

interface ArrowProps {
  /** The accessible name of each button: the one that moves back first. */
  labels: [string, string];
  canMove: (by: -1 | 1) => boolean;
  onMove: (by: -1 | 1) => void;
}

/** Buttons that move something up or down by one. A button stays where it is for a second tap. */
export const ArrowButtons = ({ labels, canMove, onMove }: ArrowProps) =>
  ([-1, 1] as const).map((by, index) => (
    <QuietButton
      key={by}
      aria-label={labels[index]}
      aria-disabled={!canMove(by)}
      onClick={({ currentTarget }) => canMove(by) && keepInPlace(currentTarget, () => onMove(by))}
    >
      {by < 0 ? '↑' : '↓'}
    </QuietButton>
  ));
