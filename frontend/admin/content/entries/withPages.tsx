import type { Menu, MenuId, OfferPackage, Person, Program, Service } from '@salon/content/description';
import { GALLERY_COUNT } from '@salon/content/description/academy';
import { Offers } from '@salon/content/description/offers';
import { menuName } from '@salon/content/menus';
import { newMenu } from '@salon/content/newMenu';
import { counted } from '@salon/content/words/counted';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { menuPath } from '../../../shared/content/paths';
import { useToast } from '../../../shared/ui/Toast';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { AdminNotFoundPage, AdminPage } from '../../AdminPage';
import { ButtonRow, QuietButton, QuietLink } from '../../ui/buttons';
import { Hint, SelectField } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { DescribedFields, type OwnFields, PartFields } from '../fields/DescribedFields';
import { Fieldset, Part, ShortFields, Stack } from '../parts/controls';
import { PhotoList } from '../photographs/PhotoList';
import { capital, entryPath, listPath, menuFormPath } from '../places';
import { useToday } from '../useSalonTime';
import { DeleteEntry } from './DeleteEntry';
import { EntryList } from './EntryList';
import { type Entry, groupsOf, moveToMenu, nameFieldOf } from './entries';
import { batchText, programFacts, savingText, servicesText, whenShown } from './facts';
import { useEntries } from './useEntries';

const NARROW = { maxWidth: '40rem' };

const countServices = (services: Service[] = []) => counted(services.length, 'service');

export function MenusList() {
  const { content } = useSiteDraft();
  return (
    <EntryList<Menu>
      list="menus"
      factsOf={({ id }) => countServices(content.services[id])}
      more={({ id, name }) => (
        <QuietLink to={menuFormPath(id)}>
          Edit<VisuallyHidden> {name}</VisuallyHidden>
        </QuietLink>
      )}
    />
  );
}

export function MenuForm() {
  const { content, published } = useSiteDraft();
  return (
    <EntryForm<Menu>
      list="menus"
      back="the menus"
      own={{
        name: ({ value, set, draw }) => {
          const { id, address } = value;
          const others = content.menus.filter((menu) => menu.id !== id);
          const isMade =
            !published.content.menus.some((menu) => menu.id === id) &&
            address === newMenu(value.name, others).address;
          return draw('name', {
            onChange: (name) =>
              set({ name, ...(isMade && { address: newMenu(name, others).address }) }, 'name'),
          });
        },
        address: ({ value: { id, address }, draw }) => {
          const last = published.content.menus.find((menu) => menu.id === id)?.address ?? address;
          const old = last === address ? '' : ` ${menuPath(last)} will lead here.`;
          return draw('address', { hint: `The page is at ${menuPath(address)}.${old}` });
        },
      }}
    >
      {({ id }) => <QuietLink to={entryPath('menus', id)}>{countServices(content.services[id])}</QuietLink>}
    </EntryForm>
  );
}

export function ServicesList({ menu }: { menu: MenuId }) {
  const { content } = useSiteDraft();
  const navigate = useNavigate();
  return (
    <>
      <Stack gap={3} style={NARROW}>
        <SelectField
          label="Menu"
          options={content.menus.map(({ id, name }) => [id, `${name} (${content.services[id]?.length})`])}
          value={menu}
          onChange={(other) => navigate(listPath(`services.${other}`), { replace: true })}
        />
        <QuietLink to={menuFormPath(menu)}>Name, address, picture and texts</QuietLink>
      </Stack>
      <EntryList<Service> key={menu} list={`services.${menu}`} factsOf={({ duration }) => duration} />
    </>
  );
}

export function ServiceForm({ menu }: { menu: MenuId }) {
  const { content, change } = useSiteDraft();
  const navigate = useNavigate();
  const toast = useToast();

  function moveTo(to: MenuId, { id, name }: Service) {
    let newId = id;
    change((draft) => {
      newId = moveToMenu(draft, menu, id, to);
    }, `moving ${name}`);
    toast(`${name} is on the menu ${menuName(content, to)} now.`);
    navigate(entryPath(`services.${to}`, newId), { replace: true });
  }

  return (
    <EntryForm<Service>
      list={`services.${menu}`}
      back={menuName(content, menu)}
      own={{
        group: (service) => (
          <>
            {service.draw('group', {
              hint: 'Services under one heading stand together.',
              // One of the menu's, or a new one.
              suggestions: groupsOf(content.services[menu] ?? [])
                .map(({ title }) => title)
                .filter(Boolean),
            })}
            <SelectField
              label="Menu"
              hint="Choosing another one moves the service there at once."
              options={content.menus.map(({ id, name }) => [id, name])}
              value={menu}
              onChange={(to) => moveTo(to, service.value)}
            />
          </>
        ),
      }}
    />
  );
}

const PACKAGES = 'offers.packages';

export function OffersList() {
  const today = useToday();
  return (
    <>
      <EntryList<OfferPackage>
        list={PACKAGES}
        factsOf={({ category }) => category}
        marksOf={(offer) => [offer.popular ? 'Popular' : '', whenShown(offer, today)[1]].filter(Boolean)}
      />
      <Part>
        <PartFields part="offers" schema={Offers} />
      </Part>
    </>
  );
}

export function OfferForm() {
  const { content } = useSiteDraft();
  const categories = new Set(content.offers.packages.map(({ category }) => category).filter(Boolean));
  const today = useToday();
  return (
    <EntryForm<OfferPackage>
      list={PACKAGES}
      back="the offers"
      own={{
        worth: ({ value, draw }) =>
          draw('worth', {
            hint: (value.services.length === 0 && savingText(value, content)) || undefined,
          }),
        services: ({ value, draw }) => draw('services', { hint: servicesText(value, content) || undefined }),
        from: ({ value, draw }) => (
          <Fieldset legend="When it is shown">
            <ShortFields>
              {draw('from')}
              {draw('until', { min: value.from })}
            </ShortFields>
            <Hint role="status">{whenShown(value, today)[0]}</Hint>
          </Fieldset>
        ),
        until: () => null,
        // One of its own, or one that other packages have.
        category: ({ draw }) => draw('category', { suggestions: [...categories] }),
      }}
    />
  );
}

const PROGRAMS = 'academy.programs';

export function ProgramsList() {
  const today = useToday();
  return <EntryList<Program> list={PROGRAMS} factsOf={(program) => programFacts(program, today)} />;
}

export function ProgramForm() {
  const today = useToday();
  return (
    <EntryForm<Program>
      list={PROGRAMS}
      back="the academy"
      own={{
        nextBatch: ({ value, draw }) => (
          <Fieldset legend="Next batch">
            {draw('nextBatch', { hint: batchText(value.nextBatch, today) })}
            <ShortFields>
              {draw('fee')}
              {draw('seatsLeft')}
            </ShortFields>
          </Fieldset>
        ),
        fee: () => null,
        seatsLeft: () => null,
        gallery: ({ path, value: { id, title } }) => (
          <Part aria-labelledby={`${id}-pictures`}>
            <h2 id={`${id}-pictures`}>Pictures</h2>
            <PhotoList
              name={`the pictures of ${title}`}
              path={`${path}.gallery`}
              photosIn={({ academy }) => academy.programs.find((program) => program.id === id)?.gallery}
              {...GALLERY_COUNT}
            />
          </Part>
        ),
      }}
    />
  );
}

export const PeopleList = () => <EntryList<Person> list="people" factsOf={({ work }) => work} />;

export const PersonForm = () => <EntryForm<Person> list="people" back="the people" />;

interface Props<T> {
  list: string;
  /** The list in words: `the offers`. */
  back: string;
  own?: OwnFields<T>;
  children?: (entry: T) => ReactNode;
}

function EntryForm<T extends Entry>({ list, back, own, children }: Props<T>) {
  const { id = '' } = useParams();
  const { schema, info, entries, nameOf, edit, duplicate } = useEntries<T>(list);
  const navigate = useNavigate();
  const place = entries.findIndex((entry) => entry.id === id);
  const entry = entries[place];
  const page = listPath(list);
  if (!entry) return <AdminNotFoundPage />;

  const name = nameOf(entry);
  return (
    <AdminPage title={capital(info.one)} heading={name} up={{ to: page, name: `Back to ${back}` }}>
      <Stack key={id} gap={6} style={NARROW}>
        <DescribedFields
          schema={schema}
          path={`${list}[${place}]`}
          value={entry}
          // The name changes with each letter; the id does not.
          onChange={(part, what) =>
            edit(entry, part, nameFieldOf(list) in part ? `name of ${id}` : `${what} of ${name}`)
          }
          own={own}
        />
        <ButtonRow>
          {children?.(entry)}
          {duplicate && <QuietButton onClick={() => duplicate(entry)}>Duplicate</QuietButton>}
          <DeleteEntry<T> list={list} entry={entry} onDeleted={() => navigate(page)} />
        </ButtonRow>
      </Stack>
    </AdminPage>
  );
}
