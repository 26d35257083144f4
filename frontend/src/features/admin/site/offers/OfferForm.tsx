import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OfferPackage } from '../../../../content/site-content';
import { ButtonLink } from '../../../../ui/Button';
import { Message } from '../../../../ui/Message';
import { useToast } from '../../../../ui/Toast';
import { Field, Hint, Input } from '../../ui/Field';
import { useOfferBack } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import {
  DateField,
  Fieldset,
  LinesField,
  LongTextField,
  MoneyField,
  PriceField,
  TextField,
  ToggleField,
} from '../fields';
import { BackLink, DuplicateOrDelete, FormColumn, ListHead, Pair } from '../parts/controls';
import { packagePath, SITE } from '../places';
import { savingText, whenShown } from './offerDates';
import { changePackage, duplicatePackage, removePackage, restorePackage } from './packages';
import { todayInSalon } from './today';

/** The form for all fields of one package. */
export function OfferForm({ id }: { id: string }) {
  const { content, change, errors } = useSiteDraft();
  const navigate = useNavigate();
  const toast = useToast();
  const offerBack = useOfferBack();
  const categoriesId = useId();
  const { packages } = content.offers;
  const place = packages.findIndex((offer) => offer.id === id);
  const offer = packages[place];

  if (!offer) {
    return (
      <Message>
        <h1>There is no such package</h1>
        <ButtonLink to={`${SITE}/offers`}>To the offers</ButtonLink>
      </Message>
    );
  }

  const { title } = offer;
  const path = `offers.packages[${place}]`;
  const categories = [...new Set(packages.map(({ category }) => category))].filter(Boolean);
  const edit = (part: Partial<OfferPackage>, what: string) =>
    change((draft) => changePackage(draft, id, part), `${what} of ${title}`);

  function duplicate() {
    const copy = duplicatePackage(content, id);
    if (!copy) return;
    change((draft) => duplicatePackage(draft, id)?.content, `duplicating ${title}`);
    toast('This is the copy. It is hidden until you show it.');
    navigate(packagePath(copy.id));
  }

  function remove() {
    if (!offer) return;
    change((draft) => removePackage(draft, id), `deleting ${title}`);
    navigate(`${SITE}/offers`);
    offerBack(`${title} is deleted.`, {
      list: 'offers.packages',
      id: id,
      name: title,
      putBack: () => change((draft) => restorePackage(draft, offer, place), `bringing ${title} back`),
    });
  }

  return (
    <>
      <BackLink to={`${SITE}/offers`}>
        <span aria-hidden="true">‹ </span>Back to the offers
      </BackLink>
      <ListHead>
        <h1>{title || 'Without a name'}</h1>
      </ListHead>
      <FormColumn>
        <ToggleField
          path={`${path}.hidden`}
          label="Shown to visitors"
          value={!offer.hidden}
          onChange={(shown) => edit({ hidden: !shown }, shown ? 'showing' : 'hiding')}
        />
        <TextField
          path={`${path}.title`}
          label="Name"
          value={title}
          onChange={(next) => change((draft) => changePackage(draft, id, { title: next }), `name of ${id}`)}
        />
        <PriceField
          path={`${path}.price`}
          value={offer.price}
          onChange={(price) => price && edit({ price }, 'price')}
          footnote
        />
        <MoneyField
          path={`${path}.worth`}
          label="Worth one by one, in rupees"
          hint={
            savingText(offer.price, offer.worth) ||
            'What the same things cost alone. May be empty; then no saving is shown.'
          }
          value={offer.worth}
          onChange={(worth) => edit({ worth }, 'worth')}
        />
        <ToggleField
          path={`${path}.popular`}
          label="Popular"
          hint="Marks the card and makes its button stand out."
          value={offer.popular}
          onChange={(popular) => edit({ popular }, '“popular”')}
        />
        <Fieldset legend="When it is shown">
          <Pair>
            <DateField
              path={`${path}.from`}
              label="First day"
              value={offer.from}
              onChange={(from) => edit({ from }, 'first day')}
            />
            <DateField
              path={`${path}.until`}
              label="Last day"
              min={offer.from}
              value={offer.until}
              onChange={(until) => edit({ until }, 'last day')}
            />
          </Pair>
          <Hint role="status">{whenShown(offer, todayInSalon())}</Hint>
        </Fieldset>
        <LongTextField
          path={`${path}.description`}
          label="Description"
          value={offer.description}
          onChange={(description) => edit({ description }, 'description')}
        />
        <LinesField
          path={`${path}.features`}
          label="What is in it"
          hint="A line each; they stand as a list with ticks."
          value={offer.features}
          onChange={(features) => edit({ features }, 'what is in it')}
        />
        <Field
          id={`${path}.category`}
          label="Category"
          hint="Packages of one category stand together under its name. May be empty."
          error={errors[`${path}.category`]}
        >
          {(control) => (
            <>
              <Input
                {...control}
                list={categoriesId}
                autoComplete="off"
                value={offer.category}
                onChange={(event) => edit({ category: event.target.value }, 'category')}
              />
              <datalist id={categoriesId}>
                {categories.map((category) => (
                  <option key={category} value={category} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <DuplicateOrDelete onDuplicate={duplicate} onDelete={remove} />
      </FormColumn>
    </>
  );
}
