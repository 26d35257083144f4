import type { OfferPackage } from '@salon/content/description';
import { useId } from 'react';
import { Field, Hint, Input } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryForm } from '../entries/EntryForm';
import { DateField, Fieldset, MoneyField } from '../fields';
import { Pair } from '../parts/controls';
import { packagePath, SITE } from '../places';
import { savingText, whenShown } from './offerDates';
import { todayInSalon } from './today';

/** The form for all fields of one package. */
export function OfferForm({ id }: { id: string }) {
  return (
    <EntryForm<OfferPackage>
      list="offers.packages"
      id={id}
      pathOf={packagePath}
      back={{ to: `${SITE}/offers`, name: 'the offers' }}
      all="the offers"
      own={{
        worth: ({ path, value: { price, worth }, set }) => (
          <MoneyField
            path={`${path}.worth`}
            label="Worth one by one, in rupees"
            hint={
              savingText(price, worth) ||
              'What the same things cost alone. May be empty; then no saving is shown.'
            }
            value={worth}
            onChange={(next) => set({ worth: next }, 'worth')}
          />
        ),
        from: ({ path, value, set }) => (
          <Fieldset legend="When it is shown">
            <Pair>
              <DateField
                path={`${path}.from`}
                label="First day"
                value={value.from}
                onChange={(from) => set({ from }, 'first day')}
              />
              <DateField
                path={`${path}.until`}
                label="Last day"
                min={value.from}
                value={value.until}
                onChange={(until) => set({ until }, 'last day')}
              />
            </Pair>
            <Hint role="status">{whenShown(value, todayInSalon())}</Hint>
          </Fieldset>
        ),
        until: () => null,
        category: ({ path, value, set }) => (
          <CategoryField
            path={`${path}.category`}
            value={value.category}
            onChange={(category) => set({ category }, 'category')}
          />
        ),
      }}
    />
  );
}

interface CategoryProps {
  path: string;
  value: string;
  onChange: (category: string) => void;
}

/** A category of its own, or one that other packages have. */
function CategoryField({ path, value, onChange }: CategoryProps) {
  const { content, errors } = useSiteDraft();
  const id = useId();
  const categories = new Set(content.offers.packages.map(({ category }) => category).filter(Boolean));
  return (
    <Field
      id={path}
      label="Category"
      hint="Packages of one category stand together under its name. May be empty."
      error={errors[path]}
    >
      {(control) => (
        <>
          <Input
            {...control}
            list={id}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={id}>
            {[...categories].map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
