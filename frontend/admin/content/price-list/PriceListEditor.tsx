import { firstEdition } from '@salon/content/first-edition';
import { type PastedLine, readPriceList } from '@salon/content/price-list/priceList';
import { counted } from '@salon/content/words/counted';
import { priceWords } from '@salon/content/words/prices';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { color } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { clearDevice, keepOnDevice, readFromDevice } from '../../saving/device';
import { TapLink } from '../../ui/buttons';
import { Hint, LineField } from '../../ui/Field';
import { Lead, Part, Stack } from '../../ui/parts';
import { RowList } from '../../ui/RowList';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { listPath } from '../places';
import { isService, type Plan, planOf } from './plan';

const KEY = 'pastedPriceList';

/** A price list that is pasted, shown as it is read, and put into the menus. Until then it is kept on this device. */
export function PriceListEditor() {
  const [asked] = useSearchParams()[0].getAll('menu');
  const { content, change, wayBack, offerUndo } = useSiteDraft();
  const [pasted, setPasted] = useState(() => readFromDevice<{ text: string }>(KEY)?.content.text ?? '');
  const [cameWith] = useState(() => firstEdition().services);
  useEffect(() => (pasted ? keepOnDevice(KEY, [{ content: { text: pasted } }]) : clearDevice(KEY)), [pasted]);
  const text = useDeferredValue(pasted);
  const lines = useMemo(() => readPriceList(text), [text]);
  const into = content.menus.find(({ id }) => id === asked);
  const plan = useMemo(() => planOf(content, lines, cameWith, into), [content, lines, cameWith, into]);
  const { sections, menus, created, left, count } = plan;

  function add() {
    change((draft) => {
      draft.menus.push(...created);
      for (const [menu, services] of menus) draft.services[menu] = services;
    }, 'pasting a price list');
    const undo = wayBack();
    // With their headings, to be read again.
    const stay = sections.flatMap(({ title, lines }) => {
      const own = lines.filter((line) => left.has(line));
      return [...lines.slice(0, title && own.length > 0 ? 1 : 0), ...own];
    });
    setPasted(stay.map(({ raw }) => raw).join('\n'));
    const [menu] = menus.keys();
    offerUndo(
      <>
        {counted(count, 'service')} added. {left.size > 0 && `${left.size} stay in the box. `}
        <TapLink style={{ color: 'inherit' }} to={listPath(`services.${menu}`)}>
          See the prices
        </TapLink>
      </>,
      () => {
        undo();
        setPasted(pasted);
      },
    );
  }

  return (
    <Stack gap={5}>
      <Lead>
        Paste your prices{into && ` of ${into.name}`} as you have them: from a chat, a spreadsheet or a
        photo’s text. You see what was read of each line before anything changes.
      </Lead>
      <LineField
        label="Your price list"
        hint={`A service and its price on each line, ${into ? 'a heading' : 'the name of a menu'} above its services.`}
        rows={10}
        value={pasted}
        onChange={setPasted}
      />
      <Lead role="status">
        {lines.length > 0 &&
          `${counted(lines.filter(isService).length, 'service')} read of ${counted(lines.length, 'line')}.`}
      </Lead>
      <div>
        {sections.map(({ title, lines, menu, isNew, replaces }, index) => (
          <Part key={index} gap={3} title={title || 'Without a heading'}>
            {menu && (
              <Hint>
                {isNew ? 'A new menu' : `Into ${menu.name}`}
                {replaces && ', in place of the services that the site came with'}
              </Hint>
            )}
            <RowList>
              {lines.map((line, index) => (
                <Line key={index} line={line} plan={plan} />
              ))}
            </RowList>
          </Part>
        ))}
      </div>
      <Button disabled={count === 0} onClick={add}>
        Add to the menus ({counted(count, 'service')})
      </Button>
    </Stack>
  );
}

function Line({ line, plan: { left, changes } }: { line: PastedLine; plan: Plan }) {
  const { as, raw, name, price, duration, notes } = line;
  const fault = left.get(line);
  const change = changes.get(line);
  const words = fault ?? notes.join(' ');
  const service = [name, priceWords(price), duration].filter(Boolean).join(' · ');
  return (
    <li>
      <Hint as="div" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
        {raw}
      </Hint>
      <div>
        <strong>{{ service, heading: `Heading: ${name}`, nothing: 'Left out' }[as]}</strong>
        {change && <Hint>{change}</Hint>}
        {words && <Hint style={{ color: fault ? color.clay : color.brassDeep }}>{words}</Hint>}
      </div>
    </li>
  );
}
