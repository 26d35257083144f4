import styled from '@emotion/styled';
import type { SitePhoto } from '@salon/content/description';
import type { ReactNode } from 'react';
import { color, media, radius, space } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { QuietLink } from '../../ui/QuietButton';
import { ButtonRow } from '../parts/controls';
import { photoPath } from '../places';
import { AltField } from './AltField';
import { PhotoView } from './PhotoView';

interface Props {
  path: string;
  title: string;
  photo: SitePhoto;
  ratio: string;
  /** Additional buttons. */
  children?: ReactNode;
}

/** A picture in a list: its crop, its description, and the link to the page where it is replaced. */
export function PhotoRow({ path, title, photo, ratio, children }: Props) {
  return (
    <Row>
      <Thumbnail>
        <PhotoView photo={photo} ratio={ratio} sizes="8rem" decorative />
      </Thumbnail>
      <Words>
        <AltField path={path} photo={photo} title={title} />
        <ButtonRow>
          <QuietLink to={photoPath(path)}>
            Crop or replace
            <VisuallyHidden> {title}</VisuallyHidden>
          </QuietLink>
          {children}
        </ButtonRow>
      </Words>
    </Row>
  );
}

export const PhotoRows = styled.ul`
  border-top: 1px solid ${color.line};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color.line};
  ${media.tablet} { grid-template-columns: 8rem minmax(0, 1fr); }
`;

const Thumbnail = styled.div`
  overflow: hidden;
  align-self: start;
  border-radius: ${radius};
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;
