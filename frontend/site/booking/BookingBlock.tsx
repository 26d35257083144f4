import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, fontSize, media, space } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { ChatIcon, PhoneIcon } from '../../shared/ui/icons';
import { Column, Section } from '../../shared/ui/Section';
import { useOpenNow } from '../layout/frame';
import { SectionHeading } from '../ui/SectionHeading';
import { useLinks } from './useLinks';

interface Props {
  title: string;
  text: string;
  /** Chat link whose message names the topic of the page. */
  chatHref?: string;
  chatText?: string;
  /** Further links, after chat and call. */
  children?: ReactNode;
}

/** The closing block of a page: book by chat, or call. */
export function BookingBlock({ title, text, chatHref, chatText = 'Book on chat', children }: Props) {
  const links = useLinks();
  const open = useOpenNow();
  return (
    <Section background="leaf">
      <BookingRow>
        <SectionHeading title={title} subtitle={text} onDark />
        <div>
          <Actions>
            <ButtonLink href={chatHref ?? links.generalBooking} newTab onDark>
              <ChatIcon />
              {chatText}
            </ButtonLink>
            <ButtonLink href={links.phone} variant="outline" onDark>
              <PhoneIcon />
              Call Now
            </ButtonLink>
            {children}
          </Actions>
          {open && !open.isOpen && <Answer>Write at any hour: we answer when we open.</Answer>}
        </div>
      </BookingRow>
    </Section>
  );
}

const BookingRow = styled(Column)`
  display: grid;
  gap: ${space[8]};
  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: end;
    gap: ${space[16]};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  a { flex: 1 1 auto; }
  ${media.phone} { a { flex-grow: 0; } }
`;

const Answer = styled.p`
  margin-top: ${space[3]};
  color: ${color.jasmineSoft};
  font-size: ${fontSize.note};
`;
