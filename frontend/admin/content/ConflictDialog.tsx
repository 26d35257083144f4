import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import { describeChanges } from '@salon/content/summary';
import { useId, useMemo, useState } from 'react';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { at, fieldOf, type Path, take } from '../saving/json';
import { merge } from '../saving/merge';
import type { Conflict } from '../saving/Saver';
import { useSiteDraft } from './draft/SiteDraftProvider';
import { ActionDialog, Choice } from './parts/controls';
import { placeOf } from './places';
import { Lines } from './useChanges';

/** Shown when another device has changed the same: what it changed, and a choice of what to keep of that. */
export function SiteConflict() {
  const { conflict, postpone } = useSiteDraft();
  if (!conflict) return null;
  if (conflict.isPostponed) {
    return (
      <Reminder>
        <p>Another device changed the site too. Nothing is saved before you choose what stays.</p>
        <Button type="button" onClick={() => postpone(false)}>
          Choose
        </Button>
      </Reminder>
    );
  }
  return <ConflictDialog {...conflict} />;
}

function ConflictDialog({ base, theirs }: Conflict<SiteContent, unknown>) {
  const { content: mine, resolve, postpone } = useSiteDraft();
  const id = useId();
  const [taken, setTaken] = useState<string[]>([]);
  const { content: joined, clashes } = useMemo(() => merge(base, mine, theirs), [base, mine, theirs]);
  const from = base ?? theirs;
  const takenOver = describeChanges(mine, joined);
  function changedBy(version: SiteContent, clash: Path) {
    const lines = describeChanges(from, take(version, from, clash));
    return lines.length > 0 ? lines : ['As it was before.'];
  }
  return (
    <ActionDialog
      wide
      title="Another device changed the site too"
      action="Keep what I chose"
      onAction={() => resolve((clash) => taken.includes(nameOf(clash)))}
      cancel="Later"
      onCancel={() => postpone()}
    >
      <p>Nothing is lost and nothing was overwritten. What you don’t keep stays in the history.</p>
      {takenOver.length > 0 && (
        <Section aria-labelledby={`${id}-theirs`}>
          <h3 id={`${id}-theirs`}>Only changed there, so it is taken over</h3>
          <Lines lines={takenOver} />
        </Section>
      )}
      <Section aria-labelledby={`${id}-both`}>
        <h3 id={`${id}-both`}>Changed on both: choose</h3>
        {clashes.map((clash) => {
          const name = nameOf(clash);
          const choices = [
            ['Keep mine', false, mine],
            ['Take theirs', true, theirs],
          ] as const;
          return (
            <Clash key={name}>
              <legend>{clashName(clash, [mine, theirs, from])}</legend>
              {choices.map(([label, isTheirs, version]) => (
                <Option key={label}>
                  <input
                    type="radio"
                    name={`${id}-${name}`}
                    checked={taken.includes(name) === isTheirs}
                    onChange={() =>
                      setTaken((last) => [...last.filter((one) => one !== name), ...(isTheirs ? [name] : [])])
                    }
                  />
                  <span>
                    <strong>{label}</strong>
                    <Lines lines={changedBy(version, clash)} />
                  </span>
                </Option>
              ))}
            </Clash>
          );
        })}
      </Section>
    </ActionDialog>
  );
}

const nameOf = (clash: Path) => clash.join(' ');

/** The name of what clashes, in a version that has it: others may have removed it. */
function clashName(clash: Path, versions: SiteContent[]): string {
  const version = versions.find((one) => at(one, clash) !== undefined);
  return version ? placeOf(version, fieldOf(version, clash)).name : nameOf(clash);
}

const Section = styled.section`
  margin-top: ${space[6]};
  h3 { font-size: ${fontSize.heading}; margin-bottom: ${space[2]}; }
  ul { font-size: ${fontSize.note}; color: ${color.inkSoft}; }
`;

const Clash = styled.fieldset`
  min-width: 0;
  margin-bottom: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  legend { padding-inline: ${space[2]}; font-weight: 600; }
`;

const Option = styled(Choice)`
  align-items: flex-start;
  padding-block: ${space[2]};
`;

const Reminder = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  margin-bottom: ${space[6]};
  padding: ${space[4]};
  background: ${color.claySoft};
`;
