import styled from '@emotion/styled';
import { describeChanges } from '@salon/content/summary';
import { useId, useState } from 'react';
import { color, fontSize, radius, space, touchTarget } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import type { Conflict } from './draft/DraftStore';
import { useSiteDraft } from './draft/SiteDraftProvider';
import type { Section } from './draft/sections';

/** Shown when another device has changed the draft: what it changed, and a choice of what to keep of that. */
export function SiteConflict() {
  const { conflict, content, resolve } = useSiteDraft();
  const [postponed, setPostponed] = useState<Conflict | null>(null);
  if (!conflict) return null;
  if (postponed === conflict) {
    return (
      <Reminder>
        <p>Another device changed the site too. Nothing is saved before you choose what stays.</p>
        <Button type="button" onClick={() => setPostponed(null)}>
          Choose
        </Button>
      </Reminder>
    );
  }
  return (
    <ConflictDialog
      conflict={conflict}
      mine={content}
      onDone={resolve}
      onLater={() => setPostponed(conflict)}
    />
  );
}

interface Props {
  conflict: Conflict;
  mine: Conflict['base'];
  /** Called with the sections to take from the other device. */
  onDone: (taken: Section[]) => void;
  onLater: () => void;
}

function ConflictDialog({ conflict: { theirs, both, base, version }, mine, onDone, onLater }: Props) {
  const id = useId();
  const [taken, setTaken] = useState<string[]>([]);
  const linesOf = (section: Section, changed: typeof mine) =>
    describeChanges(base, section.copy(changed, base));
  return (
    <Dialog wide labelledBy={id} onCancel={onLater}>
      <Heading id={id}>Another device changed the site too</Heading>
      <p>Nothing is lost and nothing was overwritten.</p>
      {theirs.length > 0 && (
        <section aria-labelledby={`${id}-theirs`}>
          <h3 id={`${id}-theirs`}>Only changed there, so it is taken over</h3>
          {theirs.map((section) => (
            <Lines key={section.id} name={section.name} lines={linesOf(section, version.content)} />
          ))}
        </section>
      )}
      {both.length > 0 && (
        <section aria-labelledby={`${id}-both`}>
          <h3 id={`${id}-both`}>Changed on both: choose</h3>
          {both.map((section) => (
            <Choice key={section.id}>
              <legend>{section.name}</legend>
              {(
                [
                  ['Keep mine', false, linesOf(section, mine)],
                  ['Take theirs', true, linesOf(section, version.content)],
                ] as const
              ).map(([label, isTheirs, lines]) => (
                <Option key={label}>
                  <input
                    type="radio"
                    name={`${id}-${section.id}`}
                    checked={taken.includes(section.id) === isTheirs}
                    onChange={() =>
                      setTaken((last) => [
                        ...last.filter((one) => one !== section.id),
                        ...(isTheirs ? [section.id] : []),
                      ])
                    }
                  />
                  <span>
                    <strong>{label}</strong>
                    <Lines lines={lines.length > 0 ? lines : ['As it was before.']} />
                  </span>
                </Option>
              ))}
            </Choice>
          ))}
        </section>
      )}
      <DialogActions>
        <Button type="button" variant="outline" onClick={onLater}>
          Later
        </Button>
        <Button type="button" onClick={() => onDone(both.filter((section) => taken.includes(section.id)))}>
          {both.length > 0 ? 'Keep what I chose' : 'Go on'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Lines({ name, lines }: { name?: string; lines: string[] }) {
  return (
    <Said>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length === 0 && <li>{name}</li>}
    </Said>
  );
}

const Heading = styled.h2`
  font-size: ${fontSize.h3};
  margin-bottom: ${space[3]};
  ~ section { margin-top: ${space[6]}; }
  ~ section h3 { font-size: ${fontSize.heading}; margin-bottom: ${space[2]}; }
`;

const Said = styled.ul`
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

const Choice = styled.fieldset`
  min-width: 0;
  margin-bottom: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  legend { padding-inline: ${space[2]}; font-weight: 600; }
`;

const Option = styled.label`
  display: flex;
  gap: ${space[3]};
  min-height: ${touchTarget};
  padding-block: ${space[2]};
  cursor: pointer;
  input { flex: none; width: 1.5rem; height: 1.5rem; accent-color: ${color.leaf}; }
`;

const Reminder = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  margin-bottom: ${space[6]};
  padding: ${space[4]};
  background: ${color.claySoft};
`;
