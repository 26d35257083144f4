import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { fontSize, media, space } from '../../../shared/theme/tokens';
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
        <ButtonLink to={paths.services} variant="outline">
          See our services
        </ButtonLink>
        <ButtonLink to={paths.offers} variant="outline">
          See our offers
        </ButtonLink>
        <ButtonLink href={generalBooking} newTab variant="outline">
          Book on chat
        </ButtonLink>
      </Actions>
    </Message>
  );
}

const Title = styled.h1`
  font-size: ${fontSize.h1};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space[3]};
  width: min(100%, 26rem);
  a { padding-inline: ${space[3]}; }
  ${media.wide} { grid-template-columns: repeat(4, auto); width: auto; a { padding-inline: ${space[8]}; } }
`;
