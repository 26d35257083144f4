import styled from '@emotion/styled';
import type { MenuId, Service } from '@salon/content/description';
import { formatDuration } from '@salon/content/words/durations';
import { formatPrice, formatRupees } from '@salon/content/words/prices';
import { say } from '@salon/content/words/say';
import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { bothNames } from '../../shared/booking/bothNames';
import { shareLink } from '../../shared/booking/links';
import { absolute } from '../../shared/content/salon';
import {
  color,
  fontSize,
  lineHeight,
  linesAtMost,
  media,
  motion,
  radius,
  space,
  tapLine,
  touchTarget,
  width,
} from '../../shared/theme/tokens';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { ChevronIcon } from '../../shared/ui/icons';
import { Picture } from '../../shared/ui/picture/Picture';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useFrame, useLinks } from '../layout/frame';
import type { DataOf } from '../page-data';
import { TickList } from '../ui/TickList';
import { AddToVisit } from '../visit/AddToVisit';

interface Props {
  menu: MenuId;
  service: DataOf<'menu'>['services'][number];
  book: string;
}

/** On a phone one line, which a tap unfolds if there is more. The rest is always in the page: a search in it finds it, and a link unfolds it. */
export function ServiceCard({ menu, service, book }: Props) {
  const { booking } = useLinks();
  const { id, name, description, picture, price, duration, bestFor, details, terms, care } = service;
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (fold.current && hash === `#${id}`) fold.current.open = true;
  }, [hash, id]);
  const facts = [
    [say('Best for'), bestFor],
    [say('Patch test'), terms.patchTest && say('48 hours before')],
    [
      say('Advance'),
      terms.advance
        ? formatRupees(terms.advance)
        : terms.share && say('{share} % of the price', { share: terms.share }),
    ],
    [say('Before you come'), terms.bring],
  ].filter(([, text]) => text);
  const isLong = price && price.kind !== 'fixed' && price.kind !== 'from';
  return (
    <Card id={id} data-name={service.original ?? name}>
      <Line data-long={isLong || undefined}>
        <h3>{name}</h3> {price && <b>{formatPrice(price)}</b>}{' '}
        {duration && <small>{formatDuration(duration)}</small>} {description && <p>{description}</p>}
        {(picture || details[0] || facts[0] || care) && (
          <details ref={fold}>
            <summary>
              <VisuallyHidden>{say('More about {name}', { name })}</VisuallyHidden>
              <ChevronIcon />
            </summary>
            <Rest>
              <Picture
                picture={picture}
                ratio="3 / 2"
                sizes="(min-width: 1080px) 20vw, (min-width: 720px) 33vw, 100vw"
              />
              <TickList items={details} />
              <dl>
                {facts.map(([fact, text]) => (
                  <div key={String(fact)}>
                    <dt>{fact}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              {care && <CareSheet id={id} name={name} parts={care} />}
            </Rest>
          </details>
        )}
      </Line>
      <Ways>
        <ButtonLink href={booking(bothNames(service), price)} newTab variant="outline">
          {book}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
        <AddToVisit id={`${menu}/${id}`} original={service.original} {...{ name, price, duration, terms }} />
      </Ways>
    </Card>
  );
}

/** The lines of a menu. On paper they are unfolded, in two columns. */
export const ServiceList = styled.div`
  border-bottom: 1px solid ${color.line};
  container-type: inline-size;
  @media print { columns: 2; column-gap: 10mm; border: 0; container-type: normal; }
`;

const Card = styled.article`
  padding-block: ${space[4]};
  border-top: 1px solid ${color.line};
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(11rem, max-content);
    grid-template-rows: auto auto auto 1fr;
    gap: ${space[1]} ${space[8]};
    padding-block: ${space[6]};
  }
  @media print { display: block; padding-block: 2mm 0; break-inside: avoid; details::details-content { content-visibility: visible; } }
`;

// The fold's control lies over the line, whose text is not in it: a wide window shows that without the control.
const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 ${space[3]};
  padding-right: ${space[8]};
  > * { grid-column: 1 / -1; }
  h3 { grid-column: 1; font-size: ${fontSize.h3}; line-height: ${lineHeight.snug}; }
  b { grid-column: 2; font-weight: 600; color: ${color.brassDeep}; white-space: nowrap; }
  small, > p { color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  > p { max-width: ${width.text}; text-wrap: pretty; }
  > details > summary { position: absolute; inset: 0; display: block; }
  > details > summary > svg { position: absolute; right: 0; top: 0; color: ${color.brassDeep}; transition: transform ${motion.quick}; }
  &:has(> details > summary:hover) h3 { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  &[data-long] b { grid-column: 1 / -1; white-space: normal; }
  ${media.narrow} { && b { grid-column: 1 / -1; white-space: normal; } }
  @media screen and (max-width: 44.99em) { &:has(> details:not([open])) > p { ${linesAtMost(1)} } }
  ${media.tablet} {
    display: contents;
    > * { grid-column: 1; }
    && b { grid-column: 2; grid-row: 1; text-align: right; }
    > details > summary { position: static; min-height: ${touchTarget}; }
    > details > summary > svg { position: static; }
    @supports selector(::details-content) {
      > details > summary { display: none; }
      > details::details-content { content-visibility: visible; }
    }
  }
  @media print { display: block; > details > summary { display: none; } }
`;

const Rest = styled.div`
  position: relative;
  display: grid;
  gap: ${space[4]} ${space[8]};
  padding-top: ${space[3]};
  dd { color: ${color.inkSoft}; }
  dt { font-weight: 600; }
  dl, ul { font-size: ${fontSize.note}; }
  dl div + div { margin-top: ${space[2]}; }
  img { border-radius: ${radius}; }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    > picture { grid-row: span 3; }
  }
  @media print { display: block; padding: 0 0 2mm; picture { display: none; } > * + * { margin-top: 1mm; } }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-top: ${space[2]};
  > a { padding-inline: ${space[3]}; }
  > button { padding-inline: ${space[2]}; }
  ${media.tablet} { grid-area: 2 / 2 / span 3 / 2; align-self: start; display: grid; justify-items: stretch; }
  @media print { display: none; }
`;

type CareProps = Pick<Service, 'id' | 'name'> & { parts: (string | string[])[] };

/** What to do after a service, to read, to print alone, or to send. In the page, so that it can be read without scripts. */
function CareSheet({ id, name, parts }: CareProps) {
  const { salon, contact } = useFrame();
  const sheet = useRef<HTMLDetailsElement>(null);
  const url = absolute(`${useHref(useLocation().pathname)}#${id}`);
  const title = say('Care after {name}', { name });
  const texts = parts.map((part) => (typeof part === 'string' ? part : `- ${part.join('\n- ')}`));
  function print() {
    sheet.current?.setAttribute('data-print', 'only');
    window.addEventListener('afterprint', () => sheet.current?.removeAttribute('data-print'), { once: true });
    window.print();
  }
  return (
    <Sheet ref={sheet}>
      <summary>
        {say('Care afterwards')}
        <ChevronIcon />
      </summary>
      <h2>{title}</h2>
      {parts.map((part) =>
        typeof part === 'string' ? <p key={part}>{part}</p> : <TickList key={part.join()} items={part} />,
      )}
      <footer>
        {salon.name}, {contact.phone}
      </footer>
      <div>
        <Button type="button" variant="outline" onClick={print}>
          {say('Print')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
        <ButtonLink href={shareLink([title, ...texts, ''].join('\n\n'), url)} newTab variant="outline">
          {say('Send on chat')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Sheet>
  );
}

// Its title and the salon stand on paper only. A printed menu has no care sheets.
const Sheet = styled.details`
  grid-column: 1 / -1;
  font-size: ${fontSize.note};
  summary { ${tapLine} gap: ${space[2]}; font-weight: 600; color: ${color.brassDeep}; }
  > h2, > footer { display: none; }
  > p, > ul { margin-bottom: ${space[3]}; }
  > div { display: flex; flex-wrap: wrap; gap: ${space[3]}; }
  @media (scripting: none) { button { display: none; } }
  @media print {
    &:not([data-print]), > summary { display: none; }
    > h2, > footer { display: block; }
  }
`;
