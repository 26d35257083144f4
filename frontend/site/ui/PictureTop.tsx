import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, fontSize, lineHeight, media, space, width } from '../../shared/theme/tokens';
import { Picture } from '../../shared/ui/picture/Picture';
import type { ShownPicture } from '../../shared/ui/picture/shownPicture';

type Props = { title: string; subtitle: string; picture?: ShownPicture; children: ReactNode };

/** A first screen with the page's name large beside its picture, which is cropped wide and reaches to the window's edges. */
export const PictureTop = ({ title, subtitle, picture, children }: Props) => (
  <Band>
    <Drawing>
      <Picture picture={picture} decorative sizes="(min-width: 45em) 60vw, 100vw" ratio="5 / 2" priority />
    </Drawing>
    <Text>
      <h1>{title}</h1>
      <p>{subtitle}</p>
      <div>{children}</div>
    </Text>
  </Band>
);

const Band = styled.section`
  flex: 1 0 auto;
  display: grid;
  overflow: hidden;
  background: ${color.leaf};
  color: ${color.jasmine};
  ${media.besidePicture} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    min-height: clamp(15rem, 38vw, 38rem);
  }
`;

const Drawing = styled.div`
  display: grid;
  ${media.besidePicture} {
    position: relative;
    grid-area: 1 / 2;
    img, svg { position: absolute; inset: 0; height: 100%; }
  }
`;

const Text = styled.div`
  display: grid;
  align-content: end;
  gap: ${space[3]};
  padding: ${space[4]} ${space.gutter} ${space[6]};
  > div { display: flex; flex-wrap: wrap; gap: ${space[3]}; }
  p { max-width: ${width.aside}; font-size: ${fontSize.lead}; line-height: ${lineHeight.text}; color: ${color.jasmineSoft}; }
  ${media.besidePicture} {
    grid-area: 1 / 1;
    gap: ${space[4]};
    padding: ${space[8]} 0 ${space[8]} ${space.edge};
  }
  ${media.wide} { padding-block: ${space[12]}; gap: ${space[6]}; }
`;
