import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OfferPackage } from '../../../../content/site-content';
import { space } from '../../../../theme/tokens';
import { Button, ButtonLink } from '../../../../ui/Button';
import { useToast } from '../../../../ui/Toast';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { RemovedEntries, useOfferBack } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { LongTextField } from '../fields';
import { ButtonRow, Empty, ListHead } from '../parts/controls';
import { EntryList, EntryRow, type OpenPart } from '../parts/EntryRow';
import { NameDialog } from '../parts/NameDialog';
import { packagePath, SITE } from '../places';
import { shownMark } from './offerDates';
import {
  addPackage,
  changePackage,
  duplicatePackage,
  movePackage,
  removePackage,
  restorePackage,
} from './packages';
import { todayInSalon } from './today';

export function OffersList() {
  const { content, published, change } = useSiteDraft();
  const { packages, footnote } = content.offers;
  const navigate = useNavigate();
  const toast = useToast();
  const offerBack = useOfferBack();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<{ id: string; part: OpenPart } | null>(null);
  const [adding, setAdding] = useState(false);
  const [moved, setMoved] = useState('');
  const today = todayInSalon();

  function remove(offer: OfferPackage) {
    const place = packages.indexOf(offer);
    change((draft) => removePackage(draft, offer.id), `deleting ${offer.title}`);
    heading.current?.focus();
    offerBack(`${offer.title} is deleted.`, {
      list: 'offers.packages',
      id: offer.id,
      name: offer.title,
      putBack: () => change((draft) => restorePackage(draft, offer, place), `bringing ${offer.title} back`),
    });
  }

  function duplicate({ id, title }: OfferPackage) {
    const copy = duplicatePackage(content, id);
    if (!copy) return;
    change((draft) => duplicatePackage(draft, id)?.content, `duplicating ${title}`);
    toast('This is the copy. It is hidden until you show it.');
    navigate(packagePath(copy.id));
  }

  return (
    <>
      <ListHead>
        <h1 ref={heading} tabIndex={-1}>
          Offers
        </h1>
        <ButtonLink to={`${SITE}/prices`} variant="outline">
          All prices
        </ButtonLink>
      </ListHead>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <Block>
        {packages.length === 0 && <Empty>There is no package yet.</Empty>}
        <EntryList>
          {packages.map((offer, index) => {
            const { id, title, price, category, popular, hidden } = offer;
            const before = published.content.offers.packages.find((other) => other.id === id);
            const shown = shownMark(offer, today);
            const edit = (part: Partial<OfferPackage>, what: string) =>
              change((draft) => changePackage(draft, id, part), what);
            return (
              <EntryRow
                key={id}
                name={title}
                to={packagePath(id)}
                facts={category}
                marks={[
                  ...(popular ? ['Popular'] : []),
                  ...(shown ? [shown] : []),
                  ...(before ? [] : ['New']),
                ]}
                price={{
                  path: `offers.packages[${index}].price`,
                  value: price,
                  published: before && { value: before.price },
                  onChange: (next) => next && edit({ price: next }, `price of ${title}`),
                }}
                hidden={hidden}
                onHide={(next) => edit({ hidden: next }, next ? `hiding ${title}` : `showing ${title}`)}
                canMove={(by) => packages[index + by] !== undefined}
                onMove={(by) => {
                  change((draft) => movePackage(draft, id, by), `moving ${title}`);
                  setMoved(`${title} is now ${index + by + 1} of ${packages.length}.`);
                }}
                onDuplicate={() => duplicate(offer)}
                onDelete={() => remove(offer)}
                open={open?.id === id ? open.part : null}
                onOpen={(part) => setOpen(part && { id, part })}
              />
            );
          })}
        </EntryList>
        <RemovedEntries list="offers.packages" present={packages} />
      </Block>
      <ButtonRow>
        <Button type="button" onClick={() => setAdding(true)}>
          New package
        </Button>
      </ButtonRow>
      <Footnote>
        <LongTextField
          path="offers.footnote"
          label="Footnote"
          hint="What the asterisk at a price means; nothing is shown when it is empty."
          value={footnote}
          onChange={(text) =>
            change(
              (draft) => ({ ...draft, offers: { ...draft.offers, footnote: text } }),
              'footnote of offers',
            )
          }
        />
      </Footnote>
      {adding && (
        <NameDialog
          title="New package"
          missing="Please write what the package is called."
          onCancel={() => setAdding(false)}
          onAdd={(title) => {
            const { id } = addPackage(content, title);
            change((draft) => addPackage(draft, title).content, `adding ${title}`);
            navigate(packagePath(id));
          }}
        />
      )}
    </>
  );
}

const Block = styled.div`
  margin-block: ${space[5]} ${space[6]};
`;

const Footnote = styled.div`
  max-width: 40rem;
  margin-top: ${space[8]};
`;
