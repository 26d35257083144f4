import styled from '@emotion/styled';
import { typefaces } from '@salon/content/typefaces';
import figtree from '../../../shared/theme/fonts/figtree.woff2';
import literata from '../../../shared/theme/fonts/literata.woff2';
import { font, fontSize, lineHeight } from '../../../shared/theme/tokens';
import { Choices } from '../../ui/Choices';
import { Fieldset } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
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
  const names = Object.entries(typefaces).map(
    ([id, { name, help }]) => [id, <Name style={{ fontFamily: samples[id] }}>{name}</Name>, help] as const,
  );
  return (
    <Fieldset legend={label} hint={hint} error={errors[path]}>
      <style>{FACES}</style>
      <Choices id={path} names={names} value={value} onChange={onChange} />
    </Fieldset>
  );
}

const Name = styled.span`
  font-size: ${fontSize.heading};
  line-height: ${lineHeight.snug};
`;
