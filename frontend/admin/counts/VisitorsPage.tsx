import styled from '@emotion/styled';
import { datesText } from '@salon/content/hours/texts';
import { useSearchParams } from 'react-router-dom';
import { isLeftOut, leaveOut } from '../../shared/notCounted';
import { color, fontSize, space, touchTarget } from '../../shared/theme/tokens';
import { requestJson } from '../api/request';
import { readPublished } from '../api/site';
import { QuietLink, QuietRow } from '../ui/buttons';
import { Hint, Tick } from '../ui/Field';
import { Loaded } from '../ui/Loaded';
import { sentencesOf } from './sentences';
import { type Counts, inOwnersWords, tablesOf } from './tables';

const lengths = { week: '7 days', month: '30 days', year: '12 months' };
type Period = keyof typeof lengths;
const periods = Object.keys(lengths) as Period[];

export function VisitorsPage() {
  const [params] = useSearchParams();
  const period = periods.find((name) => name === params.get('period')) ?? 'week';
  return (
    <Sheet>
      <QuietRow as="nav" aria-label="How many days">
        {periods.map((name) => (
          <QuietLink key={name} to={`?period=${name}`} aria-current={name === period ? 'page' : undefined}>
            {lengths[name]}
          </QuietLink>
        ))}
      </QuietRow>
      <Loaded
        key={period}
        load={(signal) =>
          Promise.all([
            requestJson<Counts>(`/api/counts?period=${period}`, { signal }),
            readPublished(signal),
          ])
        }
      >
        {([counts, { content }]) => <Report counts={inOwnersWords(counts, content)} period={period} />}
      </Loaded>
      <Tick>
        <input
          type="checkbox"
          defaultChecked={isLeftOut()}
          onChange={({ target }) => leaveOut(target.checked)}
        />
        Don’t count this device: what you look at yourself says nothing about clients.
      </Tick>
    </Sheet>
  );
}

function Report({ counts, period }: { counts: Counts; period: Period }) {
  const { from, to, before, days } = counts;
  const tables = tablesOf(counts, `These ${lengths[period]}`);
  const most = Math.max(...days.map(({ visits }) => visits));

  return (
    <>
      <Hint>{`${datesText(from, to)}, compared with ${datesText(before.from, before.to)}`}</Hint>
      {sentencesOf(counts, lengths[period]).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <svg viewBox={`0 0 ${days.length} ${most || 1}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, visits }, at) => (
          <rect key={day} x={at + 0.1} y={most - visits} width="0.8" height={visits} />
        ))}
      </svg>
      <Hint>Most visits in a day: {most}. One visitor may come several times.</Hint>
      {tables.map(([[title = ''] = [], head = [], ...rows], at) => (
        <details key={title} open={at > 0}>
          <summary>{title}</summary>
          <table aria-label={String(title)}>
            <tbody>
              {[head, ...rows].map((row) => (
                <tr key={String(row)}>
                  {row.map((value, column) => {
                    const Cell = row === head || column === 0 ? 'th' : 'td';
                    return <Cell key={head[column]}>{value}</Cell>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${space[4]} ${space[8]};
  > :not(details) { grid-column: 1 / -1; }
  > p { max-width: 40rem; }
  [aria-current] { border-color: ${color.brassDeep}; }
  svg { width: 100%; height: 10rem; fill: ${color.leaf}; border-bottom: 1px solid; }
  summary { min-height: ${touchTarget}; padding-block: ${space[3]}; font-weight: 600; }
  table { width: 100%; border-collapse: collapse; overflow-wrap: anywhere; font-size: ${fontSize.small}; }
  th, td { padding: ${space[2]} 0 ${space[2]} ${space[3]}; border-bottom: 1px solid ${color.line}; text-align: right; vertical-align: top; }
  th:first-of-type { padding-left: 0; text-align: left; }
  @media print { nav, label { display: none; } details::details-content { content-visibility: visible; } tr { break-inside: avoid; } }
`;
