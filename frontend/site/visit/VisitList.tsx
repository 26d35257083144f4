import styled from '@emotion/styled';
import { addDays } from '@salon/content/hours/localTime';
import { dateText } from '@salon/content/hours/texts';
import { formatDuration } from '@salon/content/words/durations';
import { formatPrice } from '@salon/content/words/prices';
import { say, sayMany } from '@salon/content/words/say';
import { cardBox, color, fontSize, lineHeight, media, space, touchTarget } from '../../shared/theme/tokens';
import { CloseIcon, IconButton } from '../../shared/ui/icons';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import type { Possible } from './days';
import { changeVisit, type ItemId, saysTheSame, type Visit, type VisitItem, withoutItem } from './store';
import { durationText, endOf, isTooSoon, sumDurations, sumPrices } from './sums';
import { names, notCompared } from './texts';

const MOST_PEOPLE = 9;

interface Props {
  visit: Visit;
  items: VisitItem[];
  /** As they were when the sheet was opened. */
  opened: VisitItem[];
  /** The prices could not be compared with those on the site. */
  isOld: boolean;
  when: Possible;
  /** Replaces the visit by a smaller one. The text is shown with an Undo button. */
  takeAway: (text: string, next: Visit) => void;
}

export const VisitList = ({ visit, items, opened, isOld, when, takeAway }: Props) => (
  <>
    <Items aria-label={say('Services in your visit')}>
      {items.map((item) => (
        <li key={item.id}>
          <div>
            <h3>{item.name}</h3>
            <p>
              {item.isGone ? say('No longer on the menu, and left out of the message.') : <Facts {...item} />}
            </p>
            {!item.isGone && isTooSoon(item, when) && (
              <p>
                {say('It needs a patch test 48 hours before: from {date} on, or ask us on chat.', {
                  date: dateText(addDays(when.today, 3)),
                })}
              </p>
            )}
            {opened.some((one) => one.id === item.id && !saysTheSame(one, item)) && (
              <p>{say('This has changed since you added it.')}</p>
            )}
          </div>
          <label>
            <VisuallyHidden>{say('People for {name}', { name: item.name })}</VisuallyHidden>
            <select value={item.people} onChange={({ target }) => setPeople(item.id, Number(target.value))}>
              {Array.from({ length: MOST_PEOPLE }, (_, index) => (
                <option key={index + 1} value={index + 1}>
                  {sayMany(index + 1, '{count} person', '{count} people')}
                </option>
              ))}
            </select>
          </label>
          <IconButton
            type="button"
            aria-label={say('Remove {name}', { name: item.name })}
            onClick={() =>
              takeAway(say('{name} is taken out.', { name: item.name }), withoutItem(visit, item.id))
            }
          >
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </Items>
    <Totals items={items.filter(({ isGone }) => !isGone)} />
    {isOld && <Foot>{notCompared()}</Foot>}
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
  const cost = price ? formatPrice(price) : say('On request');
  if (end)
    return (
      <span>
        {say(
          'This offer is until {date}, so its price is not counted. Ask us on chat what it costs on your day.',
          { date: dateText(end) },
        )}
      </span>
    );
  return (
    <>
      <span>{duration ? `${cost},` : cost}</span> {duration && <span>{formatDuration(duration)}</span>}
    </>
  );
}

function Totals({ items }: { items: VisitItem[] }) {
  const prices = sumPrices(items);
  const time = durationText(sumDurations(items));
  const isShared = items.some(({ people }) => people > 1);
  return (
    <Sum>
      <p>
        {say('Together')} <strong>{prices.total ? formatPrice(prices.total) : say('priced on chat')}</strong>
      </p>
      {time && <p>{isShared ? say('{time}, less when you sit side by side', { time }) : time}</p>}
      {prices.total && prices.besides.length > 0 && (
        <Foot>{say('Not in the price: {services}.', { services: names(prices.besides) })}</Foot>
      )}
      {prices.total?.conditions && (
        <Foot>{say('* Conditions apply; they stand on the page it is from.')}</Foot>
      )}
    </Sum>
  );
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
