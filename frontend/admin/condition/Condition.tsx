import { dateOf } from '@salon/content/hours/localTime';
import { dayWords } from '@salon/content/words/dates';
import { space } from '../../shared/theme/tokens';
import { reading, type Schemas } from '../api/request';
import { salonTime, whenWords } from '../salonDates';
import { TapLink } from '../ui/buttons';
import { Loaded, useLoaded } from '../ui/Loaded';
import { Note } from '../ui/Notice';
import { RowList } from '../ui/RowList';

type Condition = Schemas['Condition'];

const readCondition = reading<Condition>('/api/condition');
const PLENTY = 0.7;
const day = (moment: string) => dayWords(dateOf(salonTime(new Date(moment))));

export const ConditionPage = () => (
  <Loaded load={readCondition}>{(condition) => <State {...condition} />}</Loaded>
);

function last(outcome: { good: string | null } | null, otherwise: string, where = ''): string {
  if (!outcome) return otherwise;
  return outcome.good ? `${whenWords(outcome.good)}${where}` : 'none yet';
}

function State({ faults, backup, certificate, diskUsed, version }: Condition) {
  const fault = backup?.fault ?? backup?.copy?.fault;
  const facts = {
    'Last backup': last(backup, 'made by whoever keeps the database'),
    ...(backup && {
      'Last copy': last(backup.copy, 'none: backups stay on this machine', ', in another place'),
    }),
    Certificate:
      certificate &&
      `until ${day(certificate.until)}, ${certificate.renews ? 'renews by itself' : 'a new one has to take its place by then'}`,
    'Room on the disk':
      diskUsed && (diskUsed < PLENTY ? 'plenty' : `${Math.round(diskUsed * 100)} % is used`),
    Version: version && `of ${day(version.made)}${version.isOutdated ? '; a newer one is there' : ''}`,
  };
  return (
    <>
      {faults.length === 0 ? (
        <p>
          <strong>The site is well.</strong>
        </p>
      ) : (
        <Note data-trouble>
          {faults.map(({ kind, words }) => (
            <p key={kind}>
              <strong>{words}</strong>
            </p>
          ))}
          <p>
            Please tell the person who looks after the website
            {fault ? `, in these words: “${fault}”` : '.'}
          </p>
        </Note>
      )}
      <RowList style={{ maxWidth: '40rem', marginTop: space[5] }}>
        {Object.entries(facts).map(([name, words]) => (
          <li key={name}>
            {name}: {words || 'not known here'}
          </li>
        ))}
      </RowList>
    </>
  );
}

/** Says where the owner arrives what is wrong, which nobody would notice before it hurts; otherwise nothing. */
export function FaultNotice() {
  const { value } = useLoaded(readCondition);
  if (!value?.faults.length) return null;
  return (
    <Note data-trouble role="alert">
      <p>
        <strong>{value.faults.map(({ words }) => words).join(' ')}</strong>
      </p>
      <TapLink to="/admin/condition">How the site is</TapLink>
    </Note>
  );
}
