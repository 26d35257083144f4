import styled from '@emotion/styled';
import { addDays, dateOf, type LocalTime } from '@salon/content/hours/localTime';
import { allOf } from '@salon/content/hours/texts';
import { formatPrice } from '@salon/content/words/prices';
import { say } from '@salon/content/words/say';
import { type ComponentProps, useEffect, useId, useMemo, useRef, useState } from 'react';
import { color, fontSize, media, space, width } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { useFrame, useNow } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { useShownEdition } from '../facts';
import { Fields, OptionLabel, SendWays, TextButton, Tiles } from '../parts';
import { notCompared, sumText } from '../texts';
import * as plan from './enquiry';

type Data = DataOf<'bridal'>;

const set = (part: Partial<plan.Enquiry>) => plan.kept.change((last) => ({ ...last, ...part }));
const unique = (values: string[]) =>
  [...new Set(values)].map((value): [string, string] => [value, plan.kindText(value)]);

export function EnquiryForm({ data: rendered }: { data: Data }) {
  const { shown, isOld, again } = useShownEdition();
  const data = useMemo(() => plan.asPlanned(rendered, shown?.facts), [rendered, shown]);
  const { functions: words, wishes } = data;
  const { services } = wishes;
  const enquiry = plan.kept.use((all) => all);
  const frame = useFrame();
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const [emptied, setEmptied] = useState(plan.NONE);
  const before = plan.isEmpty(enquiry) && !plan.isEmpty(emptied);
  const items = plan.itemsOf(enquiry, services);
  const cost = sumText(items);
  const gone = plan.goneOf(enquiry, services);
  const forNobody = items.flatMap(({ name, people }) => (people ? [] : [name]));
  const own = plan.OWN.filter((one) => !enquiry.kinds.includes(one)).slice(0, 1);
  // What was chosen and typed before scripts ran.
  useEffect(() => {
    const early = [...new FormData(form.current ?? undefined)];
    plan.kept.change((last) => early.reduce(plan.withTyped, last));
  }, []);
  const chosen = enquiry.services.join();
  useEffect(() => plan.kept.change((last) => plan.withNames(last, services)), [chosen, services]);
  const text = (name: plan.Texts) => ({
    name,
    value: enquiry[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const tiles = (list: plan.Lists, options: [value: string, label: string][]) => (
    <Tiles>
      {options.map(([value, label]) => (
        <OptionLabel key={value}>
          <input
            type="checkbox"
            name={list}
            value={value}
            checked={enquiry[list].includes(value)}
            onChange={({ target: { checked } }) =>
              set({ [list]: [...enquiry[list].filter((one) => one !== value), ...(checked ? [value] : [])] })
            }
          />
          <span>{label}</span>
        </OptionLabel>
      ))}
    </Tiles>
  );
  function empty() {
    setEmptied(enquiry);
    set(before ? emptied : plan.NONE);
  }
  // Enter sends nothing to the address of the page, not even before scripts run.
  return (
    <Form ref={form} method="dialog" aria-label={data.page.name}>
      <fieldset aria-label={words.title}>
        <h2>{words.title}</h2>
        {words.season && <small>{words.season}</small>}
        {tiles('kinds', unique([...words.kinds, ...enquiry.kinds, ...own]))}
        {plan.functionsOf(enquiry).map((one) => (
          <FunctionFields key={one.kind} value={one} now={now} note={plan.noteOn(one, data, now)} />
        ))}
      </fieldset>
      <fieldset aria-label={wishes.title}>
        <h2>{wishes.title}</h2>
        {tiles('wishes', unique([...wishes.items, ...enquiry.wishes]))}
        {tiles(
          'services',
          services.map(({ id, name, price, forEach }) => {
            const cost = price ? formatPrice(price) : say('On request');
            return [id, `${name}\n${forEach ? say('{price} for each further face', { price: cost }) : cost}`];
          }),
        )}
        {gone.length > 0 && (
          <p role="alert">
            <span>
              {say('No longer on the menu, and left out of the message: {services}.', {
                services: gone.join(', '),
              })}
            </span>{' '}
            <TextButton type="button" onClick={() => set({ services: items.map(({ id }) => id) })}>
              {say('Take it out')}
            </TextButton>
          </p>
        )}
        <p role="status">
          {cost && <span>{plan.costSoFar()}</span>}
          {cost && <strong>{cost}</strong>}
          {cost && isOld && <span>{`. ${notCompared()}`}</span>}
        </p>
      </fieldset>
      <Fields>
        <label>
          {say('How many faces besides yours')}
          <select {...text('faces')}>
            <option value="">{say('none')}</option>
            {Array.from({ length: 30 }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>
        {forNobody.length > 0 && (
          <p role="alert">
            {say('Choose how many, so that the sum counts {services}.', { services: allOf(forNobody) })}
          </p>
        )}
        <label>
          {say('Your name')}
          <input {...text('name')} maxLength={60} autoComplete="name" />
        </label>
        <label>
          {say('Note (saree colours, allergies, a photo you will send)')}
          <textarea {...text('note')} maxLength={600} rows={2} />
        </label>
        <TextButton type="button" onClick={empty}>
          {say(before ? 'Undo: bring it back' : 'Empty the enquiry')}
        </TextButton>
      </Fields>
      <SendWays
        message={plan.enquiryMessage(enquiry, data, now, frame.words, isOld)}
        tap="enquiry"
        onSend={again}
      >
        {say('Nothing is booked yet: the salon answers on chat.')}
      </SendWays>
    </Form>
  );
}

function FunctionFields({ value, now, note }: { value: plan.Wanted; now: LocalTime; note: string }) {
  const { kind, ...typed } = value;
  const id = useId();
  // A browser’s own field has no value while it shows a day that there is not.
  const [isRefused, setRefused] = useState(false);
  const fault = isRefused && !typed.date ? plan.noSuchDay() : plan.dayFault(typed.date, now);
  const field = (label: string, name: keyof plan.Typed, input: ComponentProps<'input'>) => (
    <label>
      {label}
      <VisuallyHidden>: {plan.kindText(kind)}</VisuallyHidden>
      <input
        value={typed[name]}
        aria-describedby={id}
        onChange={({ target }) =>
          plan.kept.change(({ typed: all, ...last }) => ({
            ...last,
            typed: { ...all, [kind]: { ...typed, [name]: target.value } },
          }))
        }
        {...input}
      />
    </label>
  );
  return (
    <Row>
      <h3>{plan.kindText(kind)}</h3>
      {plan.OWN.includes(kind) && field(say('What it is'), 'what', { maxLength: 60 })}
      {field(say('Day'), 'date', {
        type: 'date',
        min: dateOf(now),
        max: addDays(dateOf(now), plan.MOST_DAYS),
        'aria-invalid': fault !== '',
        onBlur: ({ target }) => setRefused(target.validity.badInput),
      })}
      {field(say('Time'), 'time', { type: 'time' })}
      <p id={id} role="status" data-fault={fault ? true : undefined}>
        {fault || note}
      </p>
      {field(say('Where we come (empty: at the salon)'), 'place', { maxLength: 120 })}
    </Row>
  );
}

// What is sent stays at its end: on a phone something else is docked at the window's edge.
const Form = styled.form`
  margin-inline: max(0rem, ${space.gutter} - ${space[5]});
  padding-block: ${space[3]} ${space[8]};
  p:empty { display: none; }
  fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[4]}; min-width: 0; padding: ${space[5]}; border: 0; }
  h2 { font-size: ${fontSize.h3}; }
  h2 + small { font-size: ${fontSize.note}; color: ${color.inkSoft}; }
  [role='alert'] { color: ${color.clay}; }
  fieldset label { flex-grow: 1; > span { white-space: pre-line; } }
  > div:last-of-type { position: static; }
  @media (scripting: none) { display: none; }
  ${media.wide} { margin: 0; max-width: ${width.page}; padding: ${space[6]} ${space.edge} ${space[16]} ${space[6]}; }
`;

// Enlarged text gets the room of the margins. Day and time are below each other where a browser’s own fields do not fit side by side.
const Row = styled(Fields)`
  --side: min(${space[5]}, 5.6vw);
  margin-inline: calc(var(--side) - ${space[5]}); padding-inline: var(--side);
  display: flex; flex-wrap: wrap; column-gap: ${space[2]};
  background: ${color.card}; border-top: 1px solid ${color.brass};
  label { flex: 1 1 auto; min-width: 0; }
  h3, p, label:has(input:not([type])) { flex-basis: 100%; }
  [aria-invalid='true'] { border: 2px solid ${color.clay}; }
  > p { color: ${color.inkSoft}; }
  p[data-fault] { color: ${color.clay}; font-weight: 600; }
`;
