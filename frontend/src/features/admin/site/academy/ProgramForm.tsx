import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import type { Program } from '../../../../content/site-content';
import { fontSize, space } from '../../../../theme/tokens';
import { ButtonLink } from '../../../../ui/Button';
import { Message } from '../../../../ui/Message';
import { useToast } from '../../../../ui/Toast';
import { useOfferBack } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import {
  DateField,
  Fieldset,
  LinesField,
  LongTextField,
  MoneyField,
  TextField,
  ToggleField,
} from '../fields';
import { todayInSalon } from '../offers/today';
import { BackLink, DuplicateOrDelete, FormColumn, ListHead, Pair } from '../parts/controls';
import { PhotoList } from '../photographs/PhotoList';
import { MOST_GALLERY } from '../photographs/places';
import { programPath, SITE } from '../places';
import { CountField } from './CountField';
import { batchText } from './programFacts';
import { changeProgram, duplicateProgram, removeProgram, restoreProgram } from './programs';

const ACADEMY = `${SITE}/academy`;

/** The form for all fields of one programme. */
export function ProgramForm({ id }: { id: string }) {
  const { content, change } = useSiteDraft();
  const navigate = useNavigate();
  const toast = useToast();
  const offerBack = useOfferBack();
  const { programs } = content.academy;
  const place = programs.findIndex((program) => program.id === id);
  const program = programs[place];

  if (!program) {
    return (
      <Message>
        <h1>There is no such programme</h1>
        <ButtonLink to={ACADEMY}>To the academy</ButtonLink>
      </Message>
    );
  }

  const { title } = program;
  const path = `academy.programs[${place}]`;
  const edit = (part: Partial<Program>, what: string) =>
    change((draft) => changeProgram(draft, id, part), `${what} of ${title}`);

  function duplicate() {
    const copy = duplicateProgram(content, id);
    if (!copy) return;
    change((draft) => duplicateProgram(draft, id)?.content, `duplicating ${title}`);
    toast('This is the copy. It is hidden until you show it.');
    navigate(programPath(copy.id));
  }

  function remove() {
    if (!program) return;
    change((draft) => removeProgram(draft, id), `deleting ${title}`);
    navigate(ACADEMY);
    offerBack(`${title} is deleted.`, {
      list: 'academy.programs',
      id: id,
      name: title,
      putBack: () => change((draft) => restoreProgram(draft, program, place), `bringing ${title} back`),
    });
  }

  return (
    <>
      <BackLink to={ACADEMY}>
        <span aria-hidden="true">‹ </span>Back to the academy
      </BackLink>
      <ListHead>
        <h1>{title || 'Without a name'}</h1>
      </ListHead>
      <FormColumn>
        <Fieldset legend="Next batch">
          <DateField
            path={`${path}.nextBatch`}
            label="Starts on"
            hint={batchText(program.nextBatch, todayInSalon())}
            value={program.nextBatch}
            onChange={(nextBatch) => edit({ nextBatch }, 'next batch')}
          />
          <Pair>
            <MoneyField
              path={`${path}.fee`}
              label="Fee in rupees"
              hint="Empty: visitors ask for it."
              value={program.fee}
              onChange={(fee) => edit({ fee }, 'fee')}
            />
            <CountField
              path={`${path}.seatsLeft`}
              label="Seats left"
              hint="Shown beside the date."
              value={program.seatsLeft}
              onChange={(seatsLeft) => edit({ seatsLeft }, 'seats left')}
            />
          </Pair>
        </Fieldset>
        <ToggleField
          path={`${path}.hidden`}
          label="Shown to visitors"
          value={!program.hidden}
          onChange={(shown) => edit({ hidden: !shown }, shown ? 'showing' : 'hiding')}
        />
        <TextField
          path={`${path}.title`}
          label="Name"
          value={title}
          onChange={(next) => change((draft) => changeProgram(draft, id, { title: next }), `name of ${id}`)}
        />
        <LongTextField
          path={`${path}.summary`}
          label="Summary"
          rows={4}
          value={program.summary}
          onChange={(summary) => edit({ summary }, 'summary')}
        />
        <TextField
          path={`${path}.duration`}
          label="Duration"
          hint="As visitors read it: 12 weeks, weekdays."
          value={program.duration}
          onChange={(duration) => edit({ duration }, 'duration')}
        />
        <LongTextField
          path={`${path}.forWhom`}
          label="For whom"
          value={program.forWhom}
          onChange={(forWhom) => edit({ forWhom }, '“for whom”')}
        />
        <LinesField
          path={`${path}.modules`}
          label="What is taught"
          hint="A line each; they stand as a list with ticks."
          value={program.modules}
          onChange={(modules) => edit({ modules }, 'what is taught')}
        />
        <Gallery aria-labelledby={`${id}-pictures`}>
          <h2 id={`${id}-pictures`}>Pictures</h2>
          <PhotoList
            name={`the pictures of ${title}`}
            path={`${path}.gallery`}
            photos={program.gallery}
            put={(draft, update) => {
              const own = draft.academy.programs.find((other) => other.id === id);
              return own ? changeProgram(draft, id, { gallery: update(own.gallery) }) : draft;
            }}
            ratio="3 / 2"
            min={0}
            max={MOST_GALLERY}
          />
        </Gallery>
        <DuplicateOrDelete onDuplicate={duplicate} onDelete={remove} />
      </FormColumn>
    </>
  );
}

const Gallery = styled.section`
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[3]}; }
`;
