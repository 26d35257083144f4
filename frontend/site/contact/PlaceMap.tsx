import styled from '@emotion/styled';
import { color } from '../../shared/theme/tokens';
import { drawnMap } from '../content/drawn-map';
import drawing from './place-map.svg';

/** The streets around the salon, drawn by us: no map service is contacted before the visitor follows a link to one. */
export const PlaceMap = () => (
  <Drawing src={drawing} alt={drawnMap.description} width={1440} height={1008} loading="lazy" />
);

const Drawing = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid ${color.line};
`;
