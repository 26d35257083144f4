import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Program } from '../../../../content/site-content';
import { space } from '../../../../theme/tokens';
import { Button } from '../../../../ui/Button';
import { useToast } from '../../../../ui/Toast';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { RemovedEntries, useOfferBack } from '../draft/removed';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { todayInSalon } from '../offers/today';
import { ButtonRow, Empty, ListHead } from '../parts/controls';
import { EntryList, EntryRow } from '../parts/EntryRow';
import { NameDialog } from '../parts/NameDialog';
import { programPath } from '../places';
import { programFacts } from './programFacts';
import {
  addProgram,
  changeProgram,
  duplicateProgram,
  moveProgram,
  removeProgram,
  restoreProgram,
} from './programs';

export function ProgramsList() {
  const { content, published, change } = useSiteDraft();
  const { programs } = content.academy;
  const navigate = useNavigate();
  const toast = useToast();
  const offerBack = useOfferBack();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const [moved, setMoved] = useState('');
  const today = todayInSalon();

  function remove(program: Program) {
    const { id, title } = program;
    const place = programs.indexOf(program);
    change((draft) => removeProgram(draft, id), `deleting ${title}`);
    heading.current?.focus();
    offerBack(`${title} is deleted.`, {
      list: 'academy.programs',
      id: id,
      name: title,
      putBack: () => change((draft) => restoreProgram(draft, program, place), `bringing ${title} back`),
    });
  }

  function duplicate({ id, title }: Program) {
    const copy = duplicateProgram(content, id);
    if (!copy) return;
    change((draft) => duplicateProgram(draft, id)?.content, `duplicating ${title}`);
    toast('This is the copy. It is hidden until you show it.');
    navigate(programPath(copy.id));
  }

  return (
    <>
      <ListHead>
        <h1 ref={heading} tabIndex={-1}>
          Academy
        </h1>
      </ListHead>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <Block>
        {programs.length === 0 && <Empty>There is no programme yet.</Empty>}
        <EntryList>
          {programs.map((program, index) => {
            const { id, title, hidden } = program;
            const isNew = !published.content.academy.programs.some((other) => other.id === id);
            return (
              <EntryRow
                key={id}
                name={title}
                to={programPath(id)}
                facts={programFacts(program, today)}
                marks={[...(hidden ? ['Hidden'] : []), ...(isNew ? ['New'] : [])]}
                hidden={hidden}
                onHide={(next) =>
                  change(
                    (draft) => changeProgram(draft, id, { hidden: next }),
                    next ? `hiding ${title}` : `showing ${title}`,
                  )
                }
                canMove={(by) => programs[index + by] !== undefined}
                onMove={(by) => {
                  change((draft) => moveProgram(draft, id, by), `moving ${title}`);
                  setMoved(`${title} is now ${index + by + 1} of ${programs.length}.`);
                }}
                onDuplicate={() => duplicate(program)}
                onDelete={() => remove(program)}
                open={open === id ? 'more' : null}
                onOpen={(part) => setOpen(part && id)}
              />
            );
          })}
        </EntryList>
        <RemovedEntries list="academy.programs" present={programs} />
      </Block>
      <ButtonRow>
        <Button type="button" onClick={() => setAdding(true)}>
          New programme
        </Button>
      </ButtonRow>
      {adding && (
        <NameDialog
          title="New programme"
          missing="Please write what the programme is called."
          onCancel={() => setAdding(false)}
          onAdd={(title) => {
            const { id } = addProgram(content, title);
            change((draft) => addProgram(draft, title).content, `adding ${title}`);
            navigate(programPath(id));
          }}
        />
      )}
    </>
  );
}

const Block = styled.div`
  margin-block: ${space[5]} ${space[6]};
`;
