import styled from '@emotion/styled';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { fontSize, space, tapLine } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Message } from '../../../shared/ui/Message';
import { useLinks } from '../../booking/useLinks';
import type { DataOf } from '../../page-data';

export function Component() {
  const { name, title, description } = useLoaderData<DataOf<'notFound'>>();
  const { generalBooking } = useLinks();
  return (
    <Message>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Title>{name}</Title>
      <p>{description}</p>
      <Actions>
        <ButtonLink to={paths.home}>Back to home</ButtonLink>
        <Link to={paths.services}>See our services</Link>
        <Link to={paths.offers}>See our offers</Link>
        <a href={generalBooking} target="_blank" rel="noopener">
          Book on chat
        </a>
      </Actions>
    </Message>
  );
}

const Title = styled.h1`
  font-size: ${fontSize.h1};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[6]};
  > :not(:first-of-type) { ${tapLine} }
`;
