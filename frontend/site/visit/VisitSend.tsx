import styled from '@emotion/styled';
import { useState } from 'react';
import { closedAside } from '../../shared/booking/links';
import { color, fontSize, space, tapLine } from '../../shared/theme/tokens';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { ChatIcon, ChevronIcon, LinkIcon, PhoneIcon } from '../../shared/ui/icons';
import { useLinks, useOpenNow } from '../layout/frame';
import type { possible } from './days';
import type { Check } from './facts';
import { visitMessage } from './message';
import type { Visit } from './store';

interface Props {
  visit: Visit;
  when: ReturnType<typeof possible>;
  check: Check;
}

/** The ways to send the visit to the salon. */
export function VisitSend({ visit, when, check }: Props) {
  const links = useLinks();
  const open = useOpenNow();
  const [status, setStatus] = useState('');
  const message = visitMessage(visit, {
    ...when,
    isUnchecked: check.state !== 'done',
    aside: open ? closedAside(open) : '',
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(message);
      setStatus('Copied.');
    } catch {
      setStatus('It could not be copied. Open “Read the message” and copy it from there.');
    }
  }

  return (
    <>
      <Others>
        <Message>
          <summary>
            Read the message
            <ChevronIcon />
          </summary>
          <p>{message}</p>
        </Message>
        <Button type="button" variant="outline" onClick={copy}>
          <LinkIcon />
          Copy the message
        </Button>
        <ButtonLink href={links.phone} variant="outline">
          <PhoneIcon />
          Call instead
        </ButtonLink>
      </Others>
      <Foot>
        <p role="status">{status}</p>
        <p>
          Nothing is booked yet: the salon confirms the time on chat. {open?.text}
          {open && '.'}
        </p>
        <ButtonLink
          href={links.written(message)}
          newTab
          onClick={() => setStatus('The chat is open in another tab.')}
        >
          <ChatIcon />
          Send on chat
        </ButtonLink>
      </Foot>
    </>
  );
}

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: 0 ${space[5]} ${space[5]};
  > :not(details) { flex: 1 1 auto; }
`;

const Message = styled.details`
  flex: 1 0 100%;
  summary { ${tapLine} gap: ${space[2]}; font-weight: 600; color: ${color.brassDeep}; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  &[open] > summary svg { transform: rotate(180deg); }
  p { white-space: pre-wrap; overflow-wrap: anywhere; font-size: ${fontSize.note}; }
`;

// Not sticky in a low window or with enlarged text: the height is needed for the chosen items.
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]} calc(${space[3]} + env(safe-area-inset-bottom));
  background: ${color.card};
  border-top: 1px solid ${color.brass};
  p { font-size: ${fontSize.small}; color: ${color.inkSoft}; }
  p:empty { display: none; }
  @container (max-height: 30rem) { position: static; }
`;
