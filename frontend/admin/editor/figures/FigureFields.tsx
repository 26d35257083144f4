import { ALIGNS, type Align } from '@salon/content/figures';
import { type FigureAttributes, type Layout, layoutsFor, MOST_PICTURES } from '@salon/content/post/figure';
import { space } from '../../../shared/theme/tokens';
import { ClientsFace } from '../../consents/Consents';
import { DangerButton, QuietRow } from '../../ui/buttons';
import { Choices } from '../../ui/Choices';
import { LineField } from '../../ui/Field';
import { PicturesField } from '../../ui/FilesField';
import { PlaceField } from '../../ui/moving';
import { Stack } from '../../ui/parts';

const NAMES: Record<Layout, string> = {
  one: 'One by one',
  row: 'Side by side',
  compare: 'Before / after',
  gallery: 'Gallery',
};

const ALIGN_NAMES: Record<Align, string> = {
  left: 'Left of the text',
  right: 'Right of the text',
  wide: 'Wide',
};

interface Props {
  figure: FigureAttributes;
  onChange: (part: Partial<FigureAttributes>) => void;
  onAdd: (files: File[]) => void;
}

/** A video or post of another site has a title, and at most one picture, which stands there until it is tapped. */
export function FigureFields({ figure, onChange, onAdd }: Props) {
  const { embed, layout, pictures, caption, align } = figure;
  const layouts = layoutsFor(pictures.length);
  const room = (embed ? 1 : MOST_PICTURES) - pictures.length;
  const isOne = pictures.length === 1;

  return (
    <Stack gap={4} style={{ paddingBlock: space[3] }}>
      <LineField
        label={embed ? 'Title' : 'Caption'}
        hint={embed ? 'Shown until it is tapped; nothing of that site loads before.' : undefined}
        value={caption}
        onChange={(changed) => onChange({ caption: changed })}
      />
      {layouts.length > 1 && (
        <Choices
          label="Layout"
          names={layouts.map((one) => [one, NAMES[one]])}
          value={layout}
          onChange={(one) => onChange({ layout: one })}
        />
      )}
      {!embed && (
        <Choices<Align | null>
          label="Place in a wide window"
          names={[[null, 'In the text'], ...ALIGNS.map((one) => [one, ALIGN_NAMES[one]] as const)]}
          value={align}
          onChange={(one) => onChange({ align: one })}
        />
      )}
      {pictures.map((picture, index) => {
        const of = isOne ? '' : ` of picture ${index + 1}`;
        return (
          <div key={picture.src}>
            <LineField
              label={`Description${of}`}
              hint="For people who can’t see it."
              value={picture.alt}
              onChange={(alt) => onChange({ pictures: pictures.with(index, { ...picture, alt }) })}
            />
            <QuietRow>
              <ClientsFace image={picture.src} of={isOne ? undefined : `picture ${index + 1}`} />
              {!isOne && (
                <PlaceField
                  name={`picture ${index + 1}`}
                  index={index}
                  count={pictures.length}
                  onMove={(by) =>
                    onChange({ pictures: pictures.toSpliced(index, 1).toSpliced(index + by, 0, picture) })
                  }
                />
              )}
              {(embed || !isOne) && (
                <DangerButton
                  aria-label={`Remove picture ${index + 1}`}
                  onClick={() => onChange({ pictures: pictures.toSpliced(index, 1) })}
                >
                  Remove
                </DangerButton>
              )}
            </QuietRow>
          </div>
        );
      })}
      {room > 0 && (
        <PicturesField
          label={embed ? 'Choose a picture to stand there' : 'Add pictures'}
          multiple={!embed}
          onFiles={(files) => onAdd(files.slice(0, room))}
        />
      )}
    </Stack>
  );
}
