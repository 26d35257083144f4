import styled from '@emotion/styled';
import type { MenuId } from '@salon/content/description';
import { Service } from '@salon/content/description/services';
import { firstEdition } from '@salon/content/first-edition';
import { readPriceList } from '@salon/content/price-list/priceList';
import { counted } from '@salon/content/words/counted';
import { priceWords } from '@salon/content/words/prices';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { color, fontSize, media, space, touchTarget } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { ButtonRow, OutlineButton, PlainButton, TapLink } from '../../ui/buttons';
import { LineField, SelectField } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/useOfferUndo';
import { DescribedFields } from '../fields/DescribedFields';
import { ToggleField } from '../fields/ToggleField';
import { Lead, LinedList, Part, Stack } from '../parts/controls';
import { useKept } from '../parts/useKept';
import { listPath } from '../places';
import { type Line, NEW, planOf, type Section, sectionsOf } from './plan';

interface Kept {
  text: string;
  /** What was read of its lines, with corrections; missing until it is read. */
  lines?: Line[];
  /** What was read before, while the text is changed: a line that stays the same keeps its corrections. */
  last?: Line[];
}

/** `menu` is that of services without a heading. */
function firstOf({ text, last = [] }: Kept, menu?: MenuId): Kept {
  const before = [...last];
  const lines = readPriceList(text).map((line) => {
    const place = before.findIndex(({ raw }) => raw === line.raw);
    const [same] = place < 0 ? [] : before.splice(place, 1);
    return same?.isCorrected ? same : line;
  });
  if (menu && lines[0]?.as !== 'heading') Object.assign(lines[0] ?? {}, { menu });
  return { text, lines };
}

/** A price list that is pasted, checked and put into the menus. Until then it is kept on this device. */
export function PriceListEditor() {
  const [menu] = useSearchParams()[0].getAll('menu');
  const [kept, setKept] = useKept<Kept>('pastedPriceList', { text: '' }, (one) => !one.text);
  const { text, lines } = kept;
  if (lines) return <Check kept={{ ...kept, lines }} setKept={setKept} />;
  return (
    <Stack gap={5}>
      <Lead>
        Paste your prices as you have them: from a chat, a spreadsheet or a photo’s text. You see what was
        read of each line before anything changes.
      </Lead>
      <LineField
        label="Your price list"
        hint="A service and its price on each line, the name of a menu above its services."
        rows={14}
        value={text}
        onChange={(text) => setKept({ ...kept, text })}
      />
      <Button disabled={!text.trim()} onClick={() => setKept(firstOf(kept, menu))}>
        Read it
      </Button>
    </Stack>
  );
}

interface Props {
  kept: Kept & { lines: Line[] };
  setKept: (kept: Kept | ((last: Kept) => Kept)) => void;
}

function Check({ kept, setKept }: Props) {
  const { text, lines } = kept;
  const { content, change, undo } = useSiteDraft();
  const offerUndo = useOfferUndo();
  const [cameWith] = useState(() => firstEdition().services);
  // Here, as a line that becomes a service goes to another heading.
  const [open, setOpen] = useState<number[]>([]);
  const sections = useMemo(() => sectionsOf(content, lines, cameWith), [content, lines, cameWith]);
  const plan = useMemo(() => planOf(content, sections), [content, sections]);
  const { menus, created, left, changes, count } = plan;
  const edit = useCallback(
    (index: number, part: Partial<Line>) =>
      setKept((last) => ({
        ...last,
        lines: last.lines?.map((line, place) =>
          place === index ? { ...line, ...part, isCorrected: true } : line,
        ),
      })),
    [setKept],
  );

  function add() {
    change((draft) => {
      draft.menus.push(...created);
      for (const [menu, services] of menus) draft.services[menu] = services;
    }, 'pasting a price list');
    // With their headings, to be read again.
    const stay = sections.flatMap(({ title, services, lines }) => {
      const own = services.filter((line) => left.has(line));
      return [...lines.slice(0, title && own.length > 0 ? 1 : 0), ...own];
    });
    setKept({ text: stay.map(({ raw }) => raw).join('\n') });
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
        setKept(kept);
      },
    );
  }

  const toggle = useCallback(
    (index: number) =>
      setOpen((last) => (last.includes(index) ? last.filter((one) => one !== index) : [...last, index])),
    [],
  );
  // A long text was above, so the page would stand deep in the result.
  useEffect(() => void window.scrollTo(0, 0), []);
  const read = lines.filter(({ as }) => as === 'service').length;
  return (
    <>
      <Lead role="status">
        {counted(read, 'service')} read of {counted(lines.length, 'line')}. Each line is here as you pasted
        it, with what was read of it. Tap a line to correct it.
      </Lead>
      {sections.map((section) => (
        <Part key={section.start} title={section.title || 'Without a heading'}>
          {section.services.some((line) => section.menu || !changes.has(line)) && (
            <Where section={section} onChange={edit} />
          )}
          <LinedList>
            {section.lines.map((line, index) => (
              <PastedRow
                key={section.start + index}
                index={section.start + index}
                line={line}
                fault={left.get(line)}
                change={changes.get(line)}
                isOpen={open.includes(section.start + index)}
                onToggle={toggle}
                onChange={edit}
              />
            ))}
          </LinedList>
        </Part>
      ))}
      <ButtonRow>
        <Button disabled={count === 0} onClick={add}>
          Add to the menus ({counted(count, 'service')})
        </Button>
        <OutlineButton onClick={() => setKept({ text, last: lines })}>Back to the text</OutlineButton>
      </ButtonRow>
    </>
  );
}

interface WhereProps {
  section: Section;
  onChange: (index: number, part: Partial<Line>) => void;
}

function Where({ section: { start, title, menu, replaces }, onChange }: WhereProps) {
  const { content } = useSiteDraft();
  const present = content.services[menu]?.length ?? 0;
  return (
    <Stack gap={4}>
      <SelectField
        label={`Menu for ${title || 'these'}`}
        options={[
          title ? [NEW, `New menu “${title}”`] : ['', 'Choose a menu'],
          ...content.menus.map(({ id, name }) => [id, name] as const),
        ]}
        value={menu}
        onChange={(next) => onChange(start, { menu: next, replaces: undefined })}
      />
      {present > 0 && (
        <ToggleField
          path={`pasted[${start}].replaces`}
          label={`Replace the ${counted(present, 'service')} in it`}
          value={replaces}
          onChange={(next) => onChange(start, { replaces: next })}
        />
      )}
    </Stack>
  );
}

const { name, price, duration } = Service.shape;
const fieldsOf = { service: { name, price, duration }, heading: { name }, nothing: {} };

interface RowProps {
  line: Line;
  index: number;
  /** Why it can't be added as it is. */
  fault?: string;
  /** What it changes of a service that is there. */
  change?: string;
  isOpen: boolean;
  onToggle: (index: number) => void;
  onChange: (index: number, part: Partial<Line>) => void;
}

const PastedRow = memo(function PastedRow(row: RowProps) {
  const { line, index, fault, change, isOpen, onToggle, onChange } = row;
  const { raw, as } = line;
  const notes = fault ?? line.notes.join(' ');
  const service = [line.name, priceWords(line.price), line.duration].filter(Boolean).join(' · ');
  // A service that had no price gets fields for one.
  const kindOf = (as: Line['as']): Partial<Line> =>
    as === 'service' ? { as, price: line.price ?? { kind: 'fixed' } } : { as };
  return (
    <Row>
      <PlainButton aria-expanded={isOpen} onClick={() => onToggle(index)}>
        <small dir="auto">{raw}</small>
        <span>
          <strong>{{ service, heading: `Heading: ${line.name}`, nothing: 'Left out' }[as]}</strong>
          {change && <small>{change}</small>}
          {notes && <small data-fault={fault !== undefined}>{notes}</small>}
        </span>
      </PlainButton>
      {isOpen && (
        <Stack gap={5}>
          <SelectField
            label="What it is"
            options={[
              ['service', 'A service'],
              ['heading', 'A heading'],
              ['nothing', 'Left out'],
            ]}
            value={as}
            onChange={(as) => onChange(index, { ...kindOf(as), notes: [] })}
          />
          <DescribedFields
            schema={{ shape: fieldsOf[as] }}
            path={`pasted[${index}]`}
            value={line}
            onChange={(part) => onChange(index, { ...part, notes: [] })}
          />
        </Stack>
      )}
    </Row>
  );
});

// Rows outside of the window cost nothing, however many there are.
const Row = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 5rem;
  > button {
    display: grid;
    gap: ${space[1]} ${space[4]};
    width: 100%;
    min-height: ${touchTarget};
    padding-block: ${space[2]};
    text-align: left;
    overflow-wrap: anywhere;
    ${media.tablet} { grid-template-columns: 1fr 1fr; }
  }
  > div { padding-block: ${space[3]} ${space[5]}; }
  small, strong { display: block; }
  small { font-size: ${fontSize.small}; color: ${color.inkSoft}; white-space: pre-wrap; }
  small[data-fault] { color: ${color.brassDeep}; }
  small[data-fault='true'] { font-weight: 600; color: ${color.clay}; }
`;
