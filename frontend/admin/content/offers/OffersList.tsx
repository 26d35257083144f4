import styled from '@emotion/styled';
import type { OfferPackage } from '@salon/content/description';
import { withValueAt } from '@salon/content/paths';
import { space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntriesPage } from '../entries/EntriesPage';
import { LongTextField } from '../fields';
import { packagePath, SITE } from '../places';
import { shownMark } from './offerDates';
import { todayInSalon } from './today';

export function OffersList() {
  const { content, change } = useSiteDraft();
  const today = todayInSalon();
  return (
    <EntriesPage<OfferPackage>
      list="offers.packages"
      title="Offers"
      pathOf={packagePath}
      factsOf={({ category }) => category}
      marksOf={(offer) => [...(offer.popular ? ['Popular'] : []), shownMark(offer, today)].filter(Boolean)}
      // Told after a look at the client, until the owner sets one.
      initial={{ price: { kind: 'quoted' } }}
      action={
        <ButtonLink to={`${SITE}/prices`} variant="outline">
          All prices
        </ButtonLink>
      }
    >
      <Footnote>
        <LongTextField
          path="offers.footnote"
          label="Footnote"
          hint="What the asterisk at a price means; nothing is shown when it is empty."
          value={content.offers.footnote}
          onChange={(text) =>
            change((draft) => withValueAt(draft, 'offers.footnote', text), 'footnote of offers')
          }
        />
      </Footnote>
    </EntriesPage>
  );
}

const Footnote = styled.div`
  max-width: 40rem;
  margin-top: ${space[8]};
`;
