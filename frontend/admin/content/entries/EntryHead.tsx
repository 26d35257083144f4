import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, tapLine } from '../../../shared/theme/tokens';
import { HeadRow } from '../../ui/ButtonRow';
import { Hint } from '../../ui/Field';
import { Mark } from '../parts/controls';

interface Props {
  name: ReactNode;
  facts?: string;
  marks?: string[];
  children: ReactNode;
}

export const EntryHead = ({ name, facts, marks = [], children }: Props) => (
  <Head>
    <div>
      {name}
      {(facts || marks.length > 0) && (
        <Hint>
          {facts}{' '}
          {marks.map((mark) => (
            <Mark key={mark}>{mark}</Mark>
          ))}
        </Hint>
      )}
    </div>
    <div>{children}</div>
  </Head>
);

const Head = styled(HeadRow)`
  gap: 0 ${space[2]};
  padding-block: ${space[2]};
  > :first-of-type { flex: 1 1 8rem; min-width: 0; overflow-wrap: anywhere; }
  > :last-of-type { display: flex; gap: ${space[1]}; margin-left: auto; }
  a { ${tapLine} display: flex; font-weight: 600; line-height: 1.25; text-decoration: none; }
  a:hover { text-decoration: underline; }
  [data-hidden] > & a { color: ${color.inkSoft}; }
`;
