import styled from '@emotion/styled';
import type { Service } from '@salon/content/description';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { shareLink } from '../../shared/booking/links';
import { absolute } from '../../shared/content/salon';
import { color, fontSize, space, tapLine } from '../../shared/theme/tokens';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { ChevronIcon } from '../../shared/ui/icons';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useFrame } from '../layout/frame';
import { TickList } from '../ui/TickList';

type Props = Pick<Service, 'id' | 'name'> & { parts: (string | string[])[] };

/** What to do after a service, to read, to print alone, or to send. In the page, so that it can be read without scripts. */
export function CareSheet({ id, name, parts }: Props) {
  const { salon, contact } = useFrame();
  const sheet = useRef<HTMLDetailsElement>(null);
  const url = absolute(`${useLocation().pathname}#${id}`);
  const title = `Care after ${name}`;
  const texts = parts.map((part) => (typeof part === 'string' ? part : `- ${part.join('\n- ')}`));
  function print() {
    sheet.current?.setAttribute('data-print', 'only');
    window.addEventListener('afterprint', () => sheet.current?.removeAttribute('data-print'), { once: true });
    window.print();
  }
  return (
    <Sheet ref={sheet}>
      <summary>
        Care afterwards
        <ChevronIcon />
      </summary>
      <h2>{title}</h2>
      {parts.map((part) =>
        typeof part === 'string' ? <p key={part}>{part}</p> : <TickList key={part.join()} items={part} />,
      )}
      <footer>
        {salon.name}, {contact.phone}
      </footer>
      <div>
        <Button type="button" variant="outline" onClick={print}>
          Print <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
        <ButtonLink href={shareLink([title, ...texts, ''].join('\n\n'), url)} newTab variant="outline">
          Send on chat<VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Sheet>
  );
}

// Its title and the salon stand on paper only. A printed menu has no care sheets.
const Sheet = styled.details`
  grid-column: 1 / -1;
  font-size: ${fontSize.note};
  summary { ${tapLine} gap: ${space[2]}; font-weight: 600; color: ${color.brassDeep}; }
  > h2, > footer { display: none; }
  > p, > ul { margin-bottom: ${space[3]}; }
  > div { display: flex; flex-wrap: wrap; gap: ${space[3]}; }
  @media (scripting: none) { button { display: none; } }
  @media print {
    &:not([data-print]), > summary { display: none; }
    > h2, > footer { display: block; }
  }
`;
