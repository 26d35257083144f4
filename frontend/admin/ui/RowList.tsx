import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space } from '../../shared/theme/tokens';
import { QuietButton } from './buttons';
import { Hint } from './Field';

interface Row {
  id: string | number;
  name: string;
  /** Behind the name. */
  is?: string;
  about: ReactNode;
  /** Missing where nothing can be done. */
  onPress?: () => void;
}

interface Props {
  label: string;
  /** What the button of each row does. */
  action: string;
  rows: Row[];
}

export const ActionRows = ({ label, action, rows }: Props) => (
  <RowList aria-label={label}>
    {rows.map(({ id, name, is, about, onPress }) => (
      <li key={id}>
        <div>
          <strong>{name}</strong>
          {is && `, ${is}`}
          <Hint as="div" id={`about-${id}`}>
            {about}
          </Hint>
        </div>
        {onPress && (
          <QuietButton aria-label={`${action} ${name}`} aria-describedby={`about-${id}`} onClick={onPress}>
            {action}
          </QuietButton>
        )}
      </li>
    ))}
  </RowList>
);

/** Rows of text, each perhaps with a button at its end. */
export const RowList = styled.ul`
  margin-bottom: ${space[4]};
  border-top: 1px solid ${color.line};
  > li { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[2]} ${space[4]}; padding-block: ${space[3]}; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  > li > div { flex: 1 1 14rem; min-width: 0; }
`;
