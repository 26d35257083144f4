import styled from '@emotion/styled';
import { typefaces } from '@salon/content/typefaces';
import figtree from '../../../shared/theme/fonts/figtree.woff2';
import literata from '../../../shared/theme/fonts/literata.woff2';
import { font, fontSize, lineHeight } from '../../../shared/theme/tokens';
import { ErrorText, Hint } from '../../ui/Field';
import { Fieldset } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Choice, Choices } from './ColoursField';
import type { FieldProps } from './TextField';

/** Those for headings; the admin area itself has the first pair. */
const samples: Record<string, string> = {
  fraunces: font.display,
  literata: 'Sample literata',
  figtree: 'Sample figtree',
};
const FACES = Object.entries({ figtree, literata })
  .map(([name, file]) => `@font-face { font-family: 'Sample ${name}'; src: url(${file}) format('woff2'); }`)
  .join('\n');

export function TypefacesField({ path, label, hint, value, onChange }: FieldProps<string>) {
  const { errors } = useSiteDraft();
  return (
    <Fieldset legend={label}>
      <style>{FACES}</style>
      <Hint>{hint}</Hint>
      <Choices>
        {Object.entries(typefaces).map(([id, { name, help }]) => (
          <Choice key={id}>
            <input
              type="radio"
              name={path}
              checked={value === id}
              {...(value === id && { id: path })}
              onChange={() => onChange(id)}
            />
            <span>
              <Name style={{ fontFamily: samples[id] }}>{name}</Name>
              <Hint as="small">{help}</Hint>
            </span>
          </Choice>
        ))}
      </Choices>
      <ErrorText>{errors[path]}</ErrorText>
    </Fieldset>
  );
}

const Name = styled.span`
  font-size: ${fontSize.heading};
  line-height: ${lineHeight.snug};
`;
