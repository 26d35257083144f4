import type { Menu, MenuId, OfferPackage, Service, SiteContent } from '@salon/content/description';
import { menuName } from '@salon/content/menus';
import { PRICE_COLUMNS, priceListRows } from '@salon/content/price-list/rows';
import { counted } from '@salon/content/words/counted';
import { dayWords } from '@salon/content/words/dates';
import { formatRupees } from '@salon/content/words/prices';
import { worthOf } from '@salon/content/worth';
import type { KeyboardEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { useToast } from '../../../shared/ui/Toast';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { QuietButton, QuietLink, QuietRow } from '../../ui/buttons';
import { saveTable } from '../../ui/csv';
import { SelectField } from '../../ui/Field';
import { keepInPlace } from '../../ui/moving';
import { Jumps, Lead, Part, Stack } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryList } from '../entries/EntryList';
import { groupsOf, moveToMenu } from '../entries/entries';
import { PRICE_EXAMPLES } from '../fields/AmountFields';
import { PartFields } from '../fields/DescribedFields';
import { SITE } from '../places';

const PACKAGES = 'offers.packages';

/** All prices, by menu: each is changed in its row, and what has one is added, moved, hidden and removed here. */
export function PricesEditor() {
  const { content } = useSiteDraft();
  const { state } = useLocation();
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
        {parts.map(
          ([id, name]) =>
            // A new menu has none yet.
            name && (
              <Link key={id} to={`#${id}`} state={state}>
                {name}
              </Link>
            ),
        )}
      </Jumps>
      <div>
        <EntryList<Menu>
          list="menus"
          factsOf={({ id }) => counted(content.services[id]?.length ?? 0, 'service')}
          below={(menu) => <Services {...menu} />}
        />
      </div>
      {content.pages.offers && (
        <>
          <Part id={PACKAGES} tabIndex={-1} title="Packages">
            <Packages />
          </Part>
          <PartFields path="offers" />
        </>
      )}
    </Stack>
  );
}

function Services({ id, name }: Menu) {
  const { content, change } = useSiteDraft();
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation();
  const headings = groupsOf(content.services[id] ?? []).map(({ title }) => title);

  function moveTo(to: MenuId, service: Service) {
    change((draft) => moveToMenu(draft, id, service.id, to), `moving ${service.name}`);
    toast(`${service.name} is on the menu ${menuName(content, to)} now.`);
    // Its field is gone from here.
    navigate(`#services.${to}`, { state });
  }

  return (
    <EntryList<Service>
      list={`services.${id}`}
      of={name}
      factsOf={({ duration }) => duration}
      own={{
        group: ({ path, value, set, draw }) => (
          <>
            {draw('group', {
              hint: 'Services under one heading stand together.',
              // One of the menu's, or a new one.
              suggestions: headings.filter(Boolean),
              onChange(group) {
                const field = document.getElementById(`${path}.group`);
                if (field) keepInPlace(field, () => set({ group }, 'heading'));
              },
            })}
            <SelectField
              label="Menu"
              hint="Choosing another one moves the service there at once."
              options={content.menus.map(({ id, name }) => [id, name])}
              value={id}
              onChange={(to) => moveTo(to, value)}
            />
          </>
        ),
      }}
    >
      <QuietLink to={`${SITE}/price-list?menu=${id}`}>
        Paste<VisuallyHidden> prices of {name}</VisuallyHidden>
      </QuietLink>
    </EntryList>
  );
}

function Packages() {
  const { content } = useSiteDraft();
  const categories = new Set(content.offers.packages.map(({ category }) => category).filter(Boolean));
  return (
    <EntryList<OfferPackage>
      list={PACKAGES}
      factsOf={({ category, until }) =>
        [category, until && `until ${dayWords(until)}`].filter(Boolean).join(' · ')
      }
      own={{
        services: ({ value, draw }) => draw('services', { hint: savingText(value, content) }),
        // One of its own, or one that other packages have.
        category: ({ draw }) => draw('category', { suggestions: [...categories] }),
      }}
    />
  );
}

/** A sentence about the saving compared with the single prices, or why none is said; nothing when there is nothing to compare. */
function savingText(offer: OfferPackage, content: SiteContent): string | undefined {
  const { worth, why } = worthOf(offer, content);
  if (why) return `No saving is said: ${why}.`;
  return worth ? `Visitors save ${formatRupees(worth - (offer.price.rupees ?? 0))}.` : undefined;
}

/**
 * Enter and the arrow keys lead to the price above or below, also of another menu; in a new row to its price, or to what is in it, and
 * on to one more.
 */
function goOn(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
  const step = { Enter: shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key];
  const field = target as HTMLInputElement;
  const row = field.closest('[data-new]');
  const stops = row ? '[data-price], [data-new] input, [data-add]' : '[data-price]';
  const all = [...currentTarget.querySelectorAll<HTMLElement>(stops)];
  const place = all.indexOf(field);
  if (!step || place < 0 || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
  event.preventDefault();
  // First it gets a name.
  if (row?.querySelector('input')?.value.trim() === '') return;
  const next = all[place + step];
  if (next?.matches('[data-add]')) next.click();
  else next?.focus();
}
