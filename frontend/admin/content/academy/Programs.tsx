import type { Program } from '@salon/content/description';
import { GALLERY_COUNT } from '@salon/content/description/academy';
import { EntryForm } from '../entries/EntryForm';
import { EntryList } from '../entries/EntryList';
import { Fieldset, Pair, Part } from '../parts/controls';
import { PhotoList } from '../photographs/PhotoList';
import { useToday } from '../useSalonTime';
import { batchText, programFacts } from './programFacts';

const LIST = 'academy.programs';

export function ProgramsList() {
  const today = useToday();
  return <EntryList<Program> list={LIST} factsOf={(program) => programFacts(program, today)} />;
}

export function ProgramForm() {
  const today = useToday();
  return (
    <EntryForm<Program>
      list={LIST}
      back="the academy"
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
          <Part aria-labelledby={`${id}-pictures`}>
            <h2 id={`${id}-pictures`}>Pictures</h2>
            <PhotoList
              name={`the pictures of ${title}`}
              path={`${path}.gallery`}
              photosIn={({ academy }) => academy.programs.find((program) => program.id === id)?.gallery}
              {...GALLERY_COUNT}
            />
          </Part>
        ),
      }}
    />
  );
}
