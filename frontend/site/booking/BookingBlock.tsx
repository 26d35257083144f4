import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, fontSize, media, space } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { ChatIcon, PhoneIcon } from '../../shared/ui/icons';
import { Column, Section } from '../../shared/ui/Section';
import { useFrame, useLinks, useOpenNow } from '../layout/frame';
import type { DataOf } from '../page-data';
import { QuestionList } from '../questions/Questions';
import { SectionHeading } from '../ui/SectionHeading';

interface Props {
  title: string;
  text: string;
  chatHref?: string;
  chatText?: string;
  questions?: DataOf<'home'>['questions'];
  children?: ReactNode;
}

export function BookingBlock({ title, text, chatHref, chatText, questions = [], children }: Props) {
  const links = useLinks();
  const { words } = useFrame();
  const open = useOpenNow();
  return (
    <Band background="leaf">
      <Columns>
        <div data-print="no">
          <SectionHeading title={title} subtitle={text} onDark />
          <Actions>
            <ButtonLink href={chatHref ?? links.generalBooking} newTab onDark>
              <ChatIcon />
              {chatText ?? words.book}
            </ButtonLink>
            <ButtonLink href={links.phone} variant="outline" onDark>
              <PhoneIcon />
              {words.call}
            </ButtonLink>
          </Actions>
          {open && !open.isOpen && <p>{words.closed}</p>}
        </div>
        {questions.length > 0 && (
          <div>
            <h2>{words.questions}</h2>
            <QuestionList questions={questions} />
          </div>
        )}
        {children}
      </Columns>
    </Band>
  );
}

const Band = styled(Section)`
  padding-block: ${space[8]} ${space[6]};
  ${media.wide} { padding-block: ${space[10]} ${space[8]}; }
`;

// It is the end of a page, so it takes no more height than it needs.
const Columns = styled(Column)`
  display: grid;
  gap: ${space[8]} ${space[16]};
  ${media.wide} { grid-template-columns: 5fr 6fr; }
  > a { justify-self: start; }
  > div > h2 { margin-bottom: ${space[2]}; font-size: ${fontSize.h3}; }
  > div > p { margin-top: ${space[2]}; color: ${color.jasmineSoft}; font-size: ${fontSize.note}; }
  [data-dark] { gap: ${space[2]}; h2 { font-size: ${fontSize.quote}; } p { font-size: ${fontSize.body}; line-height: 1.5; } }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[4]};
  a { flex: 1 1 auto; padding-inline: ${space[4]}; }
  ${media.phone} { a { flex-grow: 0; padding-inline: ${space[8]}; } }
`;
