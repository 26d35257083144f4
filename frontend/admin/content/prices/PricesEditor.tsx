import type { Menu, OfferPackage, Service } from '@salon/content/description';
import { Offers } from '@salon/content/description/offers';
import { PRICE_COLUMNS, priceListRows } from '@salon/content/price-list/rows';
import { counted } from '@salon/content/words/counted';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { QuietButton, QuietLink, QuietRow } from '../../ui/buttons';
import { saveTable } from '../../ui/csv';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryList } from '../entries/EntryList';
import { whenShown } from '../entries/facts';
import { PartFields } from '../fields/DescribedFields';
import { PRICE_EXAMPLES } from '../fields/priceText';
import { Jumps, Lead, PartBox, Stack } from '../parts/controls';
import { SITE } from '../places';
import { useToday } from '../useSalonTime';

const PACKAGES = 'offers.packages';

/** All prices, by menu: each is changed in its row, and what has one is added, moved, hidden and removed here. */
export function PricesEditor() {
  const { content } = useSiteDraft();
  const today = useToday();
  const parts = content.menus.map(({ id, name }) => [`services.${id}`, name]);
  if (content.pages.offers) parts.push([PACKAGES, 'Packages']);
  return (
    <Stack gap={5} onKeyDown={goOn}>
      <Lead>Write prices as visitors read them: {PRICE_EXAMPLES}. An asterisk at the end stays.</Lead>
      <QuietRow>
        <QuietLink to={`${SITE}/price-list`}>Paste a price list</QuietLink>
        <QuietButton onClick={() => saveTable([PRICE_COLUMNS, ...priceListRows(content)], 'prices.csv')}>
          Save for a spreadsheet
        </QuietButton>
        <QuietLink to={paths.prices} target="_blank" reloadDocument>
          Page to print
        </QuietLink>
      </QuietRow>
      <Jumps aria-label="Menus">
        {parts.map(([id, name]) => (
          <Link key={id} to={`#${id}`}>
            {name}
          </Link>
        ))}
      </Jumps>
      <div>
        <EntryList<Menu>
          list="menus"
          factsOf={({ id }) => counted(content.services[id]?.length ?? 0, 'service')}
          below={({ id, name }) => (
            <EntryList<Service> list={`services.${id}`} of={name} factsOf={({ duration }) => duration}>
              <QuietLink to={`${SITE}/price-list?menu=${id}`}>
                Paste<VisuallyHidden> prices of {name}</VisuallyHidden>
              </QuietLink>
            </EntryList>
          )}
        />
      </div>
      {content.pages.offers && (
        <>
          <PartBox aria-labelledby={PACKAGES}>
            <h2 id={PACKAGES} tabIndex={-1}>
              Packages
            </h2>
            <EntryList<OfferPackage>
              list={PACKAGES}
              factsOf={({ category }) => category}
              marksOf={(offer) => [offer.popular ? 'Popular' : '', whenShown(offer, today)].filter(Boolean)}
            />
          </PartBox>
          <PartFields part="offers" schema={Offers} />
        </>
      )}
    </Stack>
  );
}

/** Enter and the arrow keys lead to the price above or below, also of another menu. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, shiftKey, altKey, ctrlKey, metaKey } = event;
  const step = { Enter: shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key];
  const cells = [...currentTarget.querySelectorAll<HTMLInputElement>('[data-price]')];
  const place = cells.indexOf(target as HTMLInputElement);
  if (!step || place < 0 || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  cells[place + step]?.focus();
}
