import styled from '@emotion/styled';
import { addDays } from '@salon/content/hours/localTime';
import { dateText } from '@salon/content/hours/texts';
import { counted } from '@salon/content/words/counted';
import { formatDuration } from '@salon/content/words/durations';
import { formatPrice } from '@salon/content/words/prices';
import { cardBox, color, fontSize, lineHeight, media, space, touchTarget } from '../../shared/theme/tokens';
import { CloseIcon, IconButton } from '../../shared/ui/icons';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import type { Possible } from './days';
import type { Check } from './facts';
import { changeVisit, type ItemId, type Visit, type VisitItem, withoutItem } from './store';
import { durationText, endOf, isTooSoon, sumDurations, sumPrices } from './sums';
import { NOT_COMPARED } from './texts';

const MOST_PEOPLE = 9;

interface Props {
  visit: Visit;
  items: VisitItem[];
  check: Check;
  when: Possible;
  /** Replaces the visit by a smaller one. The text is shown with an Undo button. */
  takeAway: (text: string, next: Visit) => void;
}

export const VisitList = ({ visit, items, check, when, takeAway }: Props) => (
  <>
    <Items aria-label="Services in your visit">
      {items.map((item) => (
        <li key={item.id}>
          <div>
            <h3>{item.name}</h3>
            <p>{item.isGone ? 'No longer on the menu, and left out of the message.' : <Facts {...item} />}</p>
            {!item.isGone && isTooSoon(item, when) && (
              <p>
                {`It needs a patch test 48 hours before: from ${dateText(addDays(when.today, 3))} on, or ask us on chat.`}
              </p>
            )}
            {check.changed.includes(item.id) && <p>This has changed since you added it.</p>}
          </div>
          <label>
            <VisuallyHidden>{`People for ${item.name}`}</VisuallyHidden>
            <select value={item.people} onChange={({ target }) => setPeople(item.id, Number(target.value))}>
              {Array.from({ length: MOST_PEOPLE }, (_, index) => (
                <option key={index + 1} value={index + 1}>
                  {counted(index + 1, 'person', 'people')}
                </option>
              ))}
            </select>
          </label>
          <IconButton
            type="button"
            aria-label={`Remove ${item.name}`}
            onClick={() => takeAway(`${item.name} is taken out.`, withoutItem(visit, item.id))}
          >
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </Items>
    <Totals items={items.filter(({ isGone }) => !isGone)} />
    {check.state === 'failed' && <Foot>{NOT_COMPARED}</Foot>}
  </>
);

const setPeople = (id: ItemId, people: number) =>
  changeVisit((visit) => ({
    ...visit,
    items: visit.items.map((item) => (item.id === id ? { ...item, people } : item)),
  }));

function Facts(item: VisitItem) {
  const { price, duration } = item;
  const end = endOf(item);
  const cost = price ? formatPrice(price) : 'On request';
  if (end)
    return (
      <span>{`This offer is until ${dateText(end)}, so its price is not counted. Ask us on chat what it costs on your day.`}</span>
    );
  return (
    <>
      <span>{duration ? `${cost}, ` : cost}</span>
      {duration && <span>{formatDuration(duration)}</span>}
    </>
  );
}

function Totals({ items }: { items: VisitItem[] }) {
  const prices = sumPrices(items);
  const durations = sumDurations(items);
  const time = durationText(durations);
  const isShared = items.some(({ people }) => people > 1);
  return (
    <Sum>
      <p>
        Together <strong>{prices.total ? formatPrice(prices.total) : 'priced on chat'}</strong>
      </p>
      {time && <p>{isShared ? `${time}, less when you sit side by side` : time}</p>}
      {prices.total && prices.besides.length > 0 && (
        <Foot>{`Not in the price: ${prices.besides.map(besidesText).join(', ')}.`}</Foot>
      )}
      {durations.total && durations.besides.length > 0 && (
        <Foot>{`Not in the time: ${durations.besides.map(({ name }) => name).join(', ')}.`}</Foot>
      )}
      {prices.total?.conditions && <Foot>* Conditions apply; they stand on the page it is from.</Foot>}
    </Sum>
  );
}

function besidesText(item: VisitItem): string {
  const { name, price } = item;
  const end = endOf(item);
  if (end) return `${name} (the offer is until ${dateText(end)})`;
  return price?.kind === 'unit' ? `${name} (${formatPrice(price)})` : `${name} (said after a look)`;
}

const Items = styled.ul`
  padding-inline: ${space[5]};
  container-type: inline-size;
  li {
    display: grid;
    grid-template-columns: 1fr auto auto;
    align-items: center;
    gap: ${space[2]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  ${media.narrow} {
    li { grid-template-columns: 1fr auto; }
    li > div { grid-column: 1 / -1; }
  }
  h3 { font-size: ${fontSize.heading}; line-height: ${lineHeight.snug}; }
  p { color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  p + p { color: ${color.clay}; }
  p span { display: inline-block; }
  select {
    min-height: ${touchTarget};
    padding-inline: ${space[1]};
    font-size: ${fontSize.field};
    ${cardBox}
  }
`;

const Sum = styled.div`
  padding: ${space[4]} ${space[5]};
  strong { font-size: ${fontSize.h3}; color: ${color.brassDeep}; }
`;

const Foot = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
`;
