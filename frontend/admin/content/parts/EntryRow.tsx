import styled from '@emotion/styled';
import type { Price } from '@salon/content/description';
import { priceWords } from '@salon/content/words/prices';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { color, font, fontSize, media, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { DangerButton, QuietButton } from '../../ui/QuietButton';
import { PriceField } from '../fields';
import { samePrice } from '../prices/priceText';
import { ButtonRow, Mark, MoveButtons } from './controls';

export type OpenPart = 'price' | 'more';

interface Props {
  name: string;
  /** Address of the page with all fields of the entry. */
  to: string;
  /** Shown below the name. */
  facts?: ReactNode;
  marks?: string[];
  price?: {
    /** Path in the content, such as `services.hair[3].price`. */
    path: string;
    value: Price | undefined;
    /** The price that visitors see; undefined when they don't see the entry. */
    published: { value: Price | undefined } | undefined;
    onChange: (price: Price | undefined) => void;
    optional?: boolean;
  };
  hidden: boolean;
  onHide: (hidden: boolean) => void;
  canMove: (by: -1 | 1) => boolean;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** Additional action buttons. */
  children?: ReactNode;
  open: OpenPart | null;
  onOpen: (part: OpenPart | null) => void;
}

/** An entry of a list. Its name links to its page; its price and its other actions unfold below it. */
export function EntryRow({ name, to, facts, marks = [], price, open, onOpen, ...rest }: Props) {
  const { hidden, onHide, canMove, onMove, onDuplicate, onDelete, children } = rest;
  const id = useId();
  const priceButton = useRef<HTMLButtonElement>(null);
  const wasChanged = price?.published && !samePrice(price.value, price.published.value);

  function closePrice() {
    onOpen(null);
    priceButton.current?.focus();
  }

  return (
    <Row data-hidden={hidden || undefined}>
      <Head>
        <NameColumn>
          <NameLink to={to}>{name || 'Without a name'}</NameLink>
          {(facts || marks.length > 0) && (
            <Facts>
              {facts}
              {marks.map((mark) => (
                <Mark key={mark}>{mark}</Mark>
              ))}
            </Facts>
          )}
        </NameColumn>
        {price && (
          <PriceButton
            ref={priceButton}
            type="button"
            aria-expanded={open === 'price'}
            aria-controls={`${id}-price`}
            onClick={() => onOpen(open === 'price' ? null : 'price')}
          >
            <VisuallyHidden>Price of {name}: </VisuallyHidden>
            <PriceWords>{priceWords(price.value)}</PriceWords>
            {wasChanged && <Was>was {priceWords(price.published?.value)}</Was>}
          </PriceButton>
        )}
        <MoreButton
          type="button"
          aria-label={`More for ${name}`}
          aria-expanded={open === 'more'}
          aria-controls={`${id}-more`}
          onClick={() => onOpen(open === 'more' ? null : 'more')}
        >
          •••
        </MoreButton>
      </Head>
      <div id={`${id}-price`}>
        {price && open === 'price' && (
          <Panel
            onSubmit={(event) => {
              event.preventDefault();
              closePrice();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') closePrice();
            }}
          >
            <Amount path={price.path} />
            <PriceField {...price} footnote />
            <Button type="submit">Done</Button>
          </Panel>
        )}
      </div>
      <div id={`${id}-more`}>
        {open === 'more' && (
          <MorePanel role="group" aria-label={`What to do with ${name}`}>
            <ButtonRow>
              <MoveButtons name={name} canMove={canMove} onMove={onMove} />
              <QuietButton type="button" onClick={() => onHide(!hidden)}>
                {hidden ? 'Show' : 'Hide'}
                <VisuallyHidden> {name}</VisuallyHidden>
              </QuietButton>
              <QuietButton type="button" onClick={onDuplicate}>
                Duplicate
                <VisuallyHidden> {name}</VisuallyHidden>
              </QuietButton>
              {children}
              <DangerButton type="button" onClick={onDelete}>
                Delete
                <VisuallyHidden> {name}</VisuallyHidden>
              </DangerButton>
            </ButtonRow>
          </MorePanel>
        )}
      </div>
    </Row>
  );
}

/** Focuses the amount and selects all of it, so that the new price can be typed at once. */
function Amount({ path }: { path: string }) {
  useEffect(() => {
    const field = document.getElementById(`${path}.rupees`) ?? document.getElementById(path);
    field?.focus();
  }, [path]);
  return null;
}

export const EntryList = styled.ul`
  border-top: 1px solid ${color.line};
`;

const Row = styled.li`
  border-bottom: 1px solid ${color.line};
  &[data-hidden] a { color: ${color.inkSoft}; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto ${touchTarget};
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[2]};
`;

const NameColumn = styled.div`
  grid-column: 1;
  min-width: 0;
`;

const NameLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { text-decoration: underline; }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  margin-top: -${space[1]};
  padding-bottom: ${space[1]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const PriceButton = styled.button`
  display: grid;
  align-content: center;
  justify-items: end;
  min-height: ${touchTarget};
  max-width: 9rem;
  padding-inline: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.brassDeep};
  font-family: ${font.display};
  line-height: 1.2;
  text-align: right;
  &:hover, &[aria-expanded='true'] { border-color: ${color.brassDeep}; }
  ${media.tablet} { max-width: 16rem; min-width: 7rem; }
`;

const PriceWords = styled.span`
  display: block;
  &::first-letter { text-transform: uppercase; }
`;

const Was = styled.s`
  font-family: ${font.text};
  font-size: ${fontSize.label};
  color: ${color.inkSoft};
  text-decoration: none;
`;

const MoreButton = styled.button`
  grid-column: 3;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  border-radius: ${radius};
  color: ${color.leaf};
  &:hover, &[aria-expanded='true'] { background: ${color.paperShade}; }
`;

const Panel = styled.form`
  display: grid;
  gap: ${space[4]};
  max-width: 34rem;
  padding-block: ${space[2]} ${space[5]};
`;

const MorePanel = styled.div`
  padding-block: ${space[1]} ${space[4]};
`;
