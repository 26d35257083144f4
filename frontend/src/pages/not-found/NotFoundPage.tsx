import styled from '@emotion/styled';
import { pages } from '../../content/pages';
import { generalBooking } from '../../features/booking/links';
import { fontSize, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Message } from '../../ui/Message';

export function Component() {
  return (
    <Message>
      <title>{pages.notFound.title}</title>
      <meta name="robots" content="noindex" />
      <Title>{pages.notFound.name}</Title>
      <p>{pages.notFound.description}</p>
      <Actions>
        <ButtonLink to={pages.home.path}>Back to home</ButtonLink>
        <ButtonLink to={pages.services.path} variant="outline">
          See our services
        </ButtonLink>
        <ButtonLink href={generalBooking()} newTab variant="outline">
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
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`;
