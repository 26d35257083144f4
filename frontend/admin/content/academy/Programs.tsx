import styled from '@emotion/styled';
import type { Program } from '@salon/content/description';
import { fontSize, space } from '../../../shared/theme/tokens';
import { EntriesPage } from '../entries/EntriesPage';
import { EntryForm } from '../entries/EntryForm';
import { Fieldset } from '../fields/Fieldset';
import { Pair } from '../parts/controls';
import { PhotoList } from '../photographs/PhotoList';
import { MOST_GALLERY } from '../photographs/places';
import { useToday } from '../useSalonTime';
import { batchText, programFacts } from './programFacts';

const LIST = 'academy.programs';

export function ProgramsList() {
  const today = useToday();
  return (
    <EntriesPage<Program> list={LIST} title="Academy" factsOf={(program) => programFacts(program, today)} />
  );
}

/** The form for all fields of one programme. */
export function ProgramForm() {
  const today = useToday();
  return (
    <EntryForm<Program>
      list={LIST}
      all="the academy"
      own={{
        nextBatch: ({ value, draw }) => (
          <Fieldset legend="Next batch">
            {draw('nextBatch', { hint: batchText(value.nextBatch, today) })}
            <Pair>
              {draw('fee')}
              {draw('seatsLeft')}
            </Pair>
          </Fieldset>
        ),
        fee: () => null,
        seatsLeft: () => null,
        gallery: ({ path, value: { id, title } }) => (
          <Gallery aria-labelledby={`${id}-pictures`}>
            <h2 id={`${id}-pictures`}>Pictures</h2>
            <PhotoList
              name={`the pictures of ${title}`}
              path={`${path}.gallery`}
              photosIn={({ academy }) => academy.programs.find((program) => program.id === id)?.gallery}
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
