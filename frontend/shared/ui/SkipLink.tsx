import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { color, space, zIndex } from '../theme/tokens';
import { MAIN_ID } from './mainId';

/** The first stop of the keyboard on each page. */
export const SkipLink = () => <Skip href={`#${MAIN_ID}`}>{say('Skip to content')}</Skip>;

const Skip = styled.a`
  position: fixed;
  top: 0;
  left: ${space[4]};
  z-index: ${zIndex.header + 1};
  padding: ${space[3]} ${space[5]};
  background: ${color.jasmine};
  color: ${color.leaf};
  transform: translateY(-120%);
  &:focus { transform: translateY(${space[2]}); }
`;
