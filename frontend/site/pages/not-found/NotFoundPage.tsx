import styled from '@emotion/styled';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { space, tapLine } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { useFrame, useLinks } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { PictureTop } from '../../ui/PictureTop';

export function Component() {
  const { page, picture, ...links } = useLoaderData<DataOf<'notFound'>>();
  const { generalBooking } = useLinks();
  const { words } = useFrame();
  return (
    <PictureTop title={page.name} subtitle={page.description} picture={picture}>
      <title>{page.title}</title>
      <meta name="robots" content="noindex" />
      <ButtonLink to={paths.home} onDark>
        {links.home}
      </ButtonLink>
      <Others>
        <Link to={paths.services}>{links.services}</Link>
        {links.hasOffers && <Link to={paths.offers}>{links.offers}</Link>}
        <a href={generalBooking} target="_blank" rel="noopener">
          {words.book}
        </a>
      </Others>
    </PictureTop>
  );
}

const Others = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  margin-top: ${space[3]};
  a { ${tapLine} }
`;
