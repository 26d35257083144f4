import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { type ReactNode, useState } from 'react';
import {
  cardBox,
  color,
  fieldBox,
  fontSize,
  lineHeight,
  space,
  tapLine,
  touchTarget,
} from '../../shared/theme/tokens';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { ChatIcon, ChevronIcon, LinkIcon, PhoneIcon } from '../../shared/ui/icons';
import { useLinks } from '../layout/frame';

interface Props {
  message: string;
  /** What it comes to, in rupees, for the counts of visits. */
  sum?: number;
  /** What it is besides a chat, for the same counts. */
  tap?: 'enquiry';
  children: ReactNode;
  onSend?: () => void;
  /** What can be done after it was sent; `tell` says how that went. */
  whenSent?: (tell: (status: string) => void) => ReactNode;
}

/** Copies a text, and says so, or what to do instead. */
export async function copied(text: string, instead: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return say('Copied.');
  } catch {
    return instead;
  }
}

export function SendWays({ message, sum, tap, children, onSend, whenSent }: Props) {
  const links = useLinks();
  const [status, setStatus] = useState('');
  const [isSent, setSent] = useState(false);
  const instead = say('It could not be copied. Open “Read the message” and copy it from there.');
  return (
    <>
      <Others>
        <Preview>
          <summary>
            {say('Read the message')}
            <ChevronIcon />
          </summary>
          <p>{message}</p>
        </Preview>
        <Button
          type="button"
          variant="outline"
          onClick={async () => setStatus(await copied(message, instead))}
        >
          <LinkIcon />
          {say('Copy the message')}
        </Button>
        <ButtonLink href={links.phone} variant="outline">
          <PhoneIcon />
          {say('Call instead')}
        </ButtonLink>
      </Others>
      <SendFoot>
        <p role="status">{status}</p>
        <p>{children}</p>
        <ButtonLink
          href={links.written(message)}
          newTab
          data-sum={sum}
          data-tap={tap}
          onClick={() => {
            setStatus(say('The chat is open in another tab.'));
            setSent(true);
            onSend?.();
          }}
        >
          <ChatIcon />
          {say('Send on chat')}
        </ButtonLink>
        {isSent && whenSent?.(setStatus)}
      </SendFoot>
    </>
  );
}

const Others = styled.div`
  display: flex; flex-wrap: wrap; gap: ${space[3]};
  padding: 0 ${space[5]} ${space[5]};
  > :not(details) { flex: 1 1 auto; }
`;

const Preview = styled.details`
  flex: 1 0 100%;
  summary { ${tapLine} gap: ${space[2]}; font-weight: 600; color: ${color.brassDeep}; }
  p { white-space: pre-wrap; overflow-wrap: anywhere; font-size: ${fontSize.note}; }
`;

// Not sticky in a low window or with enlarged text: the height is needed for the chosen items.
const SendFoot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid; gap: ${space[2]};
  padding: ${space[3]} ${space[5]} calc(${space[3]} + env(safe-area-inset-bottom));
  background: ${color.card};
  border-top: 1px solid ${color.brass};
  p { font-size: ${fontSize.small}; color: ${color.inkSoft}; }
  p:empty { display: none; }
  @container (max-height: 30rem) { position: static; }
`;

export const TextButton = styled.button`
  justify-self: start;
  min-height: ${touchTarget}; min-width: ${touchTarget};
  color: ${color.brassDeep}; font-weight: 600; text-decoration: underline;
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  label { display: grid; gap: ${space[1]}; font-weight: 600; }
  > p[role='alert'] { font-size: ${fontSize.note}; color: ${color.clay}; }
  input, textarea, select { ${fieldBox} width: 100%; font-weight: 400; }
  textarea { display: block; resize: vertical; }
`;

/** A radio button or a checkbox as a tile: the input lies over the text beside it. */
export const OptionLabel = styled.label`
  position: relative;
  display: grid;
  min-height: ${touchTarget}; min-width: ${touchTarget};
  input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  span {
    display: grid; align-content: center; justify-items: center; padding: ${space[2]} ${space[3]};
    font-size: ${fontSize.small}; line-height: ${lineHeight.snug}; text-align: center;
    ${cardBox}
  }
  b { font-size: ${fontSize.heading}; font-weight: 400; }
  small { font-size: ${fontSize.label}; white-space: nowrap; }
  input:checked + span { background: ${color.leaf}; color: ${color.jasmine}; border-color: ${color.leaf}; }
  input:disabled { cursor: default; }
  input:disabled + span { background: none; color: ${color.inkSoft}; border-style: dashed; }
  input:focus-visible + span { outline: 3px solid ${color.brass}; outline-offset: 2px; box-shadow: 0 0 0 2px ${color.leafDeep}; }
  @media (forced-colors: active) {
    input:checked + span { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;

export const Tiles = styled.div`display: flex; flex-wrap: wrap; gap: ${space[2]};`;
