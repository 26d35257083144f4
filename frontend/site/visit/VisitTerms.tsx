import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { useState } from 'react';
import type { qrCode } from '../../shared/qrCode';
import { color, fontSize, space, tapLine } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { ChevronIcon } from '../../shared/ui/icons';
import { useFrame } from '../layout/frame';
import type { ShownEdition } from '../page-data/planned';
import { copied } from './parts';
import type { VisitItem } from './store';
import { advanceText, sumAdvance, upiText, visitTerms } from './terms';

interface Props {
  items: VisitItem[];
  /** What is said of all visits; missing while the visit is compared with the site. */
  salon?: ShownEdition['visit'];
}

export function VisitTerms({ items, salon }: Props) {
  const terms = visitTerms(items, salon);
  if (terms.length === 0) return null;
  return (
    <Terms>
      <h3>{say('Good to know')}</h3>
      <dl>
        {terms.map(({ name, texts }) => (
          <div key={name}>
            <dt>{name}</dt>
            {texts.map(({ text, of }) => (
              <dd key={`${of} ${text}`}>
                {of && <b>{of}: </b>}
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {salon?.upi && advanceText(sumAdvance(items)) && <PayByUpi items={items} salon={salon} />}
    </Terms>
  );
}

/** No link leads to a payment: whoever pays reads the code with an app of their own, or copies the id. */
function PayByUpi({ items, salon: { upi, advance } }: Required<Props>) {
  const { name } = useFrame().salon;
  const [draw, setDraw] = useState<typeof qrCode>();
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const sum = sumAdvance(items);
  const toggle = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
    setOpen(currentTarget.open);
    import('../../shared/qrCode').then(
      ({ qrCode }) => setDraw(() => qrCode),
      () => setStatus(say('The code could not be loaded; the id above does the same.')),
    );
  };
  const instead = say('It could not be copied. Hold a finger on the id to copy it.');
  return (
    <Pay data-print={isOpen && draw ? 'only' : undefined} onToggle={toggle}>
      <summary>
        {say('Pay the advance by UPI')}
        <ChevronIcon />
      </summary>
      <p>{advance}</p>
      <p>
        {say('Amount:')} <b>{advanceText(sum)}</b>
        <br />
        {say('UPI id:')} <b data-id>{upi}</b>
      </p>
      <Button type="button" variant="outline" onClick={async () => setStatus(await copied(upi, instead))}>
        {say('Copy the UPI id')}
      </Button>
      <p role="status">{status}</p>
      <div>
        {draw && (
          <img
            src={draw(upiText(upi, name, sum))}
            alt={say('QR code to pay {id}, {amount}', { id: upi, amount: advanceText(sum) })}
          />
        )}
      </div>
    </Pay>
  );
}

const Terms = styled.section`
  padding: 0 ${space[5]} ${space[5]};
  font-size: ${fontSize.note};
  h3 { font-size: ${fontSize.heading}; }
  dl > div { margin-top: ${space[2]}; }
  dt, b { font-weight: 600; }
  dd { color: ${color.inkSoft}; overflow-wrap: anywhere; }
`;

const Pay = styled.details`
  margin-top: ${space[2]};
  summary { ${tapLine} gap: ${space[2]}; font-weight: 600; color: ${color.brassDeep}; }
  p { overflow-wrap: anywhere; }
  button, div { margin-top: ${space[3]}; }
  [data-id] { user-select: all; }
  div, img { width: 240px; height: 240px; background: #fff; }
`;
