import styled from '@emotion/styled';
import { color, space } from '../../../shared/theme/tokens';
import { Field, Input } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { rupeesIn, rupeesText } from './rupees';
import type { FieldProps } from './TextField';
import { useTypedNumber } from './useTypedNumber';

const NOT_AN_AMOUNT = 'Write whole rupees, such as 1,800.';

/** An amount in whole rupees; undefined when the field is empty. */
export function MoneyField({ path, label, hint, value, onChange }: FieldProps<number | undefined>) {
  const { errors } = useSiteDraft();
  const { input, isUnreadable } = useTypedNumber(value, onChange, { read: rupeesIn, write: rupeesText });
  return (
    <Field id={path} label={label} hint={hint} error={isUnreadable ? NOT_AN_AMOUNT : errors[path]}>
      {(control) => (
        <Amount>
          <span aria-hidden="true">₹</span>
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            {...input}
            onFocus={(event) => {
              input.onFocus();
              event.target.select();
            }}
          />
        </Amount>
      )}
    </Field>
  );
}

const Amount = styled.div`
  position: relative;
  max-width: 14rem;
  > span {
    position: absolute;
    inset: 0 auto 0 ${space[3]};
    display: grid;
    align-items: center;
    color: ${color.inkSoft};
  }
  input { padding-left: ${space[8]}; font-variant-numeric: tabular-nums; }
`;
