import styled from '@emotion/styled';
import { SpecialDaysEditor } from '../../../features/admin/site/hours/SpecialDaysEditor';
import { WeekEditor } from '../../../features/admin/site/hours/WeekEditor';
import { fontSize, space } from '../../../theme/tokens';
import { SitePage } from './SitePage';

export function HoursPage() {
  return (
    <SitePage title="Hours & closed days">
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
    </SitePage>
  );
}

const Part = styled.section`
  margin-bottom: ${space[10]};
  h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[4]}; }
  h2:focus { outline: none; box-shadow: none; }
`;
