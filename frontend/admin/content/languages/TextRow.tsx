import styled from '@emotion/styled';
import { type LanguageCode, languages } from '@salon/content/languages';
import type { TextState } from '@salon/content/translate';
import { type Row, translate, warningsOf } from '@salon/content/translating';
import { stateNames } from '@salon/content/translationSheet';
import type { Words } from '@salon/content/words/say';
import { memo, useState } from 'react';
import { color, space } from '../../../shared/theme/tokens';
import { QuietRow } from '../../ui/buttons';
import { Hint, LineField } from '../../ui/Field';
import { ButtonFor } from '../../ui/moving';
import type { useSiteDraft } from '../draft/SiteDraftProvider';
import { textPath } from '../places';

const toDo: Partial<Record<TextState, string>> = { unchecked: 'Checked', changed: 'It still fits' };

interface Props {
  row: Row;
  code: LanguageCode;
  /** What the site came with. */
  words: Words;
  shown?: string;
  state: TextState;
  /** The original that it was made from. */
  from?: string;
  error?: string;
  change: ReturnType<typeof useSiteDraft>['change'];
}

/** A text with its original above its field, and what is to be done with it. Drawn again only when it changes: there are many. */
export const TextRow = memo(function TextRow({ row, code, words, shown = '', state, ...props }: Props) {
  const { from = '', error, change } = props;
  const { key, original, name, control } = row;
  // The button stays when it has done its work, so that the focus does.
  const [last, setLast] = useState(state);
  if (toDo[state] && state !== last) setLast(state);
  const action = toDo[state] ?? (state === 'done' ? toDo[last] : undefined);
  const set = (text: string) =>
    change((draft) => translate(draft, code, row, text, words), `${languages[code].name}, ${name}`);
  const lines = control === 'prose' ? 10 : Math.max(3, original.split('\n').length + 1);
  return (
    <Item>
      <LineField
        id={textPath(code, key)}
        label={name}
        above={
          name !== original && (
            <Original>
              {state === 'changed' && <Hint as="del">{from}</Hint>}
              {original}
            </Original>
          )
        }
        hint={warningsOf(row, shown, code).join(' ')}
        error={error}
        lang={code}
        rows={control === 'text' || control === 'price' ? undefined : lines}
        value={shown}
        onChange={set}
      />
      <QuietRow style={{ alignItems: 'center' }}>
        {state !== 'missing' && <Hint as="strong">{stateNames[state]}</Hint>}
        {action && (
          <ButtonFor
            name={name}
            aria-disabled={state === 'done'}
            onClick={() => state !== 'done' && set(shown)}
          >
            {action}
          </ButtonFor>
        )}
      </QuietRow>
    </Item>
  );
});

const Item = styled.li`
  padding-block: ${space[4]};
  content-visibility: auto;
  contain-intrinsic-size: auto 10rem;
`;

const Original = styled.span`
  &, del { display: block; }
  padding-left: ${space[3]};
  border-left: 3px solid ${color.line};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
