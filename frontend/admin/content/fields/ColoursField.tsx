import styled from '@emotion/styled';
import { chosenColours, colourSets } from '@salon/content/colourSets';
import { coloursInPixels } from '@salon/content/logoColours';
import { paletteOf } from '@salon/content/palette';
import { useState } from 'react';
import { logoOf } from '../../../shared/content/icons';
import { color, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { QuietButton, QuietRow } from '../../ui/buttons';
import { Choices } from '../../ui/Choices';
import { Hint } from '../../ui/Field';
import { Fieldset } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { FieldProps } from './TextField';

const SIDE = 96;

/** One or two colours of a picture, by its address; none when it is grey. */
async function coloursOfLogo(address: string): Promise<string[]> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight);
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return coloursInPixels(context.getImageData(0, 0, canvas.width, canvas.height).data);
}

const FIRST_OWN = '#6a1b9a';

/** The site's colours: one of the sets, or one or two of the salon's own, which its logo may give. */
export function ColoursField({ path, label, hint, value, onChange }: FieldProps<string>) {
  const { content, errors } = useSiteDraft();
  const [message, setMessage] = useState('');
  const { set, own } = chosenColours(value);
  const logo = logoOf(content.salon);
  const choose = (colours: string[]) => onChange(colours.join(' '));
  const named = (colours: string, name: string) => (
    <>
      <Swatch colours={colours} /> {name}
    </>
  );
  const sets = Object.entries(colourSets).map(([id, { name, help }]) => [id, named(id, name), help] as const);
  const mine = named(set ? FIRST_OWN : value, 'My colours');

  async function takeFromLogo() {
    const found = await coloursOfLogo(logo?.src ?? '').catch(() => []);
    if (found.length > 0) choose(found);
    setMessage(
      found.length > 0
        ? `From the logo: ${found.join(' and ')}.`
        : 'The logo has no colour of its own: it is grey, black or white. Any of the sets goes with it.',
    );
  }

  return (
    <Fieldset legend={label} hint={hint} error={errors[path]}>
      <Choices<string | undefined>
        id={path}
        names={[...sets, [undefined, mine, 'One or two of your own: the rest is made to go with them.']]}
        value={set}
        onChange={(id = FIRST_OWN) => onChange(id)}
      />
      {own.length > 0 && (
        <QuietRow>
          {own.map((colour, index) => (
            <Pick key={index}>
              {index === 0 ? 'First colour' : 'Second colour'}
              <input
                type="color"
                value={colour}
                onChange={({ target }) => choose(own.with(index, target.value))}
              />
            </Pick>
          ))}
          {own.length === 1 ? (
            <QuietButton onClick={() => choose([...own, paletteOf(value).accent])}>
              Add a second colour
            </QuietButton>
          ) : (
            <QuietButton onClick={() => choose(own.slice(0, 1))}>Without the second colour</QuietButton>
          )}
        </QuietRow>
      )}
      {logo && <QuietButton onClick={takeFromLogo}>Take them from the logo</QuietButton>}
      <Hint role="status">{message}</Hint>
    </Fieldset>
  );
}

function Swatch({ colours }: { colours: string }) {
  const { dark, leaf, accent, paper } = paletteOf(colours);
  return (
    <Stripes aria-hidden="true">
      {Object.entries({ dark, leaf, accent, paper }).map(([part, background]) => (
        <i key={part} style={{ background }} />
      ))}
    </Stripes>
  );
}

const Stripes = styled.span`
  display: inline-flex;
  vertical-align: middle;
  width: 4.5rem;
  height: 2.5rem;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  forced-color-adjust: none;
  > i { flex: 1; }
`;

const Pick = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  input { width: 3.5rem; height: ${touchTarget}; padding: 0; border: 1px solid ${color.inkSoft}; }
`;
