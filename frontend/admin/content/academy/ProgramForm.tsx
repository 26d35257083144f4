import styled from '@emotion/styled';
import type { Program } from '@salon/content/description';
import { fontSize, space } from '../../../shared/theme/tokens';
import { EntryForm } from '../entries/EntryForm';
import { changeEntry } from '../entries/entries';
import { CountField, DateField, Fieldset, MoneyField } from '../fields';
import { todayInSalon } from '../offers/today';
import { Pair } from '../parts/controls';
import { PhotoList } from '../photographs/PhotoList';
import { MOST_GALLERY } from '../photographs/places';
import { programPath, SITE } from '../places';
import { batchText } from './programFacts';

/** The form for all fields of one programme. */
export function ProgramForm({ id }: { id: string }) {
  return (
    <EntryForm<Program>
      list="academy.programs"
      id={id}
      pathOf={programPath}
      back={{ to: `${SITE}/academy`, name: 'the academy' }}
      all="the academy"
      own={{
        nextBatch: ({ path, value: { nextBatch, fee, seatsLeft }, set }) => (
          <Fieldset legend="Next batch">
            <DateField
              path={`${path}.nextBatch`}
              label="Starts on"
              hint={batchText(nextBatch, todayInSalon())}
              value={nextBatch}
              onChange={(next) => set({ nextBatch: next }, 'next batch')}
            />
            <Pair>
              <MoneyField
                path={`${path}.fee`}
                label="Fee in rupees"
                hint="Empty: visitors ask for it."
                value={fee}
                onChange={(next) => set({ fee: next }, 'fee')}
              />
              <CountField
                path={`${path}.seatsLeft`}
                label="Seats left"
                hint="Shown beside the date."
                value={seatsLeft}
                onChange={(next) => set({ seatsLeft: next }, 'seats left')}
              />
            </Pair>
          </Fieldset>
        ),
        fee: () => null,
        seatsLeft: () => null,
        gallery: ({ path, value: { title, gallery } }) => (
          <Gallery aria-labelledby={`${id}-pictures`}>
            <h2 id={`${id}-pictures`}>Pictures</h2>
            <PhotoList
              name={`the pictures of ${title}`}
              path={`${path}.gallery`}
              photos={gallery}
              put={(draft, update) => {
                const own = draft.academy.programs.find((other) => other.id === id);
                if (!own) return draft;
                return changeEntry<Program>(draft, 'academy.programs', id, { gallery: update(own.gallery) });
              }}
              ratio="3 / 2"
              min={0}
              max={MOST_GALLERY}
            />
          </Gallery>
        ),
      }}
    />
  );
}

const Gallery = styled.section`
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[3]}; }
`;
