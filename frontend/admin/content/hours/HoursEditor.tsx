import styled from '@emotion/styled';
import { fontSize, space } from '../../../shared/theme/tokens';
import { SpecialDaysEditor } from '../entries/inPlace';
import { WeekEditor } from './WeekEditor';

export function HoursEditor() {
  return (
    <>
      <Part aria-labelledby="week">
        <h2 id="week">Every week</h2>
        <WeekEditor />
      </Part>
      <Part aria-labelledby="special">
        <h2 id="special" tabIndex={-1}>
          Closed days and special hours
        </h2>
        <SpecialDaysEditor />
      </Part>
    </>
  );
}

const Part = styled.section`
  margin-bottom: ${space[10]};
  h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[4]}; }
  h2:focus { outline: none; box-shadow: none; }
`;
