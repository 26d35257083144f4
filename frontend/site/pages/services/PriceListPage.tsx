import styled from '@emotion/styled';
import { say, sayMany } from '@salon/content/words/say';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { salon } from '../../../shared/content/salon';
import { color, fieldBox, font, fontSize, media, space, tapLine, width } from '../../../shared/theme/tokens';
import { Button, ButtonLink } from '../../../shared/ui/Button';
import { Column, Section } from '../../../shared/ui/Section';
import { useHistoryMemory } from '../../../shared/ui/useHistoryMemory';
import { BookingBlock } from '../../booking/BookingBlock';
import { useFrame, useLinks } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { useDescriptions } from '../../services/descriptions';
import { countServices, filterMenus } from '../../services/filterMenus';
import { PriceTable } from '../../services/PriceTable';

export function Component() {
  const { hero, menus, questions, closing } = useLoaderData<DataOf<'prices'>>();
  const { booking } = useLinks();
  const frame = useFrame();
  const [remembered, remember] = useHistoryMemory<string>();
  const [typed, setTyped] = useState(remembered ?? '');
  const descriptions = useDescriptions(typed !== '');
  const field = useRef<HTMLInputElement>(null);
  // The text was remembered, or typed before scripts ran.
  const takeUp = useEffectEvent((text: string) => {
    if (text) search(text);
  });
  useEffect(() => takeUp(field.current?.value ?? ''), []);
  function search(text: string) {
    setTyped(text);
    remember(text);
  }
  // The typed text is shown at once, its results with the next frame.
  const found = filterMenus(menus, useDeferredValue(typed), descriptions);
  const isFiltered = found !== menus;
  const all = countServices(menus);
  const count = countServices(found);
  const services = sayMany(all, '{count} service', '{count} services');
  // No name matches, but the descriptions are still loading.
  const isLooking = count === 0 && !descriptions;
  const matches = isLooking ? say('Looking…') : say('{count} of {services}', { count, services });
  return (
    <>
      <Section data-print="alone">
        <List>
          <Masthead>{frame.salon.name}</Masthead>
          <h1>{hero.title}</h1>
          <p data-print="no">{hero.subtitle}</p>
          <Tools role="search" data-print="no">
            <label>
              {say('Find a service')}
              <input
                ref={field}
                type="search"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => search(target.value)}
              />
            </label>
            <Button type="button" variant="outline" onClick={() => window.print()}>
              {say('Print the list')}
            </Button>
          </Tools>
          <p role="status" data-print="no">
            {isFiltered ? matches : services}
          </p>
          <ul aria-label={say('Menus')} data-print="no">
            {found.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
          {all === 0 && (
            <p>{say('There is nothing on the list at the moment. We tell you on chat what we do.')}</p>
          )}
          {all > 0 && count === 0 && !isLooking && (
            <Nothing data-unfound={typed}>
              <p>
                {say(
                  'Nothing on the list is called “{search}”. Not everything we do has a line of its own.',
                  { search: typed.trim() },
                )}
              </p>
              <ButtonLink href={booking(typed.trim())} newTab>
                {frame.words.book}
              </ButtonLink>
            </Nothing>
          )}
          <Menus>
            {found.map((menu) => (
              <PriceTable
                key={menu.id}
                menu={menu}
                descriptions={isFiltered ? descriptions?.[menu.id] : undefined}
              />
            ))}
          </Menus>
          <OnPaper>
            <p>
              {frame.week.join(' · ')} · {frame.contact.phone}
            </p>
            <p>{frame.contact.address}</p>
            <p>
              {say('Today’s prices: {address}', {
                address: `${salon.publicUrl}/services/prices`.replace(/^https?:\/\//, ''),
              })}
            </p>
          </OnPaper>
        </List>
      </Section>
      <BookingBlock {...closing} questions={questions} />
    </>
  );
}

const List = styled(Column)`
  h1 + p { max-width: ${width.text}; margin-top: ${space[4]}; color: ${color.inkSoft}; font-size: ${fontSize.lead}; }
  [role='status'] { margin-block: ${space[3]}; color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  > ul { display: flex; flex-wrap: wrap; gap: 0 ${space[6]}; margin-bottom: ${space[10]}; }
  > ul a { ${tapLine} }
  @media print { h1 { font-size: 13pt !important; text-align: center; } }
`;

const Masthead = styled.p`
  display: none;
  @media print { display: block; font: 400 27pt/1.2 ${font.display}; text-align: center; }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]};
  margin-top: ${space[6]};
  label { display: grid; gap: ${space[1]}; flex: 1 1 16rem; max-width: 30rem; font-size: ${fontSize.small}; font-weight: 600; }
  input { ${fieldBox} width: 100%; }
  @media (scripting: none) { display: none; }
`;

const Nothing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
`;

const Menus = styled.div`
  ${media.desktop} { columns: 2; column-gap: ${space.half}; }
  @media print { margin-top: 7mm; columns: 2; column-gap: 10mm; }
`;

const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
    break-inside: avoid;
    margin-top: 8mm;
    padding-top: 3mm;
    border-top: 1px solid ${color.brass};
    text-align: center;
    font-size: 9pt;
    line-height: 1.5;
  }
`;
