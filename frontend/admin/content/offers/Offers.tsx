import type { OfferPackage } from '@salon/content/description';
import { Offers } from '@salon/content/description/offers';
import { ButtonLink } from '../../../shared/ui/Button';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryForm } from '../entries/EntryForm';
import { EntryList } from '../entries/EntryList';
import { PartFields } from '../fields/DescribedFields';
import { Fieldset, ListHead, Pair, SmallPrint } from '../parts/controls';
import { SITE } from '../places';
import { useToday } from '../useSalonTime';
import { savingText, shownMark, whenShown } from './offerDates';

const LIST = 'offers.packages';

export function OffersList() {
  const today = useToday();
  return (
    <>
      <ListHead>
        <h1>Offers</h1>
        <ButtonLink to={`${SITE}/prices`} variant="outline">
          All prices
        </ButtonLink>
      </ListHead>
      <EntryList<OfferPackage>
        list={LIST}
        factsOf={({ category }) => category}
        marksOf={(offer) => [offer.popular ? 'Popular' : '', shownMark(offer, today)].filter(Boolean)}
        // Told after a look at the client, until the owner sets one.
        initial={{ price: { kind: 'quoted' } }}
      />
      <SmallPrint>
        <PartFields part="offers" schema={Offers} />
      </SmallPrint>
    </>
  );
}

export function OfferForm() {
  const { content } = useSiteDraft();
  const categories = new Set(content.offers.packages.map(({ category }) => category).filter(Boolean));
  const today = useToday();
  return (
    <EntryForm<OfferPackage>
      list={LIST}
      back="the offers"
      own={{
        worth: ({ value: { price, worth }, draw }) =>
          draw('worth', { hint: savingText(price, worth) || undefined }),
        from: ({ value, draw }) => (
          <Fieldset legend="When it is shown">
            <Pair>
              {draw('from')}
              {draw('until', { min: value.from })}
            </Pair>
            <Hint role="status">{whenShown(value, today)}</Hint>
          </Fieldset>
        ),
        until: () => null,
        // One of its own, or one that other packages have.
        category: ({ draw }) => draw('category', { suggestions: [...categories] }),
      }}
    />
  );
}
