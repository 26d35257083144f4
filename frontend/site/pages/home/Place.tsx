import styled from '@emotion/styled';
import { fontSize, space, tapLine } from '../../../shared/theme/tokens';
import { useLinks } from '../../booking/useLinks';
import { OpeningHours } from '../../contact/OpeningHours';
import { useFrame } from '../../layout/frame';
import type { DataOf } from '../../page-data';

type Props = DataOf<'home'>['place'] & Pick<DataOf<'home'>['contact'], 'hours'>;

/** The first thing after the hero: where the salon is and whether it is open. */
export function Place({ title, hours }: Props) {
  const { address } = useFrame().contact;
  const { directions } = useLinks();
  return (
    <PlaceCard aria-label={title}>
      <h3>{title}</h3>
      <Facts>
        <div>
          <address>{address}</address>
          <a href={directions} target="_blank" rel="noopener">
            Get directions
          </a>
        </div>
        <div>
          <OpeningHours lines={hours} />
        </div>
      </Facts>
    </PlaceCard>
  );
}

const PlaceCard = styled.aside`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  h3 { margin-top: ${space[2]}; font-size: ${fontSize.h3}; }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space[2]} ${space[6]};
  address { font-style: normal; }
  a { ${tapLine} }
`;
