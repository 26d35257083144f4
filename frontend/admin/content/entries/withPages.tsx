import type { MenuId, OfferPackage, Service } from '@salon/content/description';
import { menuName } from '@salon/content/menus';
import { priceWords } from '@salon/content/words/prices';
import { useNavigate, useParams } from 'react-router-dom';
import { useToast } from '../../../shared/ui/Toast';
import { AdminNotFoundPage, AdminPage } from '../../AdminPage';
import { QuietLink } from '../../ui/buttons';
import { SelectField } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { DescribedFields, type OwnFields } from '../fields/DescribedFields';
import { Stack } from '../parts/controls';
import { capital, entryPath, listName, listPath } from '../places';
import { type Entry, groupsOf, moveToMenu, nameFieldOf } from './entries';
import { savingText, servicesText } from './facts';
import { useEntries } from './useEntries';

const NARROW = { maxWidth: '40rem' };

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

export function OfferForm() {
  const { content } = useSiteDraft();
  const categories = new Set(content.offers.packages.map(({ category }) => category).filter(Boolean));
  return (
    <EntryForm<OfferPackage>
      list="offers.packages"
      own={{
        worth: ({ value, draw }) =>
          draw('worth', {
            hint: (value.services.length === 0 && savingText(value, content)) || undefined,
          }),
        services: ({ value, draw }) => draw('services', { hint: servicesText(value, content) || undefined }),
        until: ({ value, draw }) => draw('until', { min: value.from }),
        // One of its own, or one that other packages have.
        category: ({ draw }) => draw('category', { suggestions: [...categories] }),
      }}
    />
  );
}

interface Props<T> {
  list: string;
  own?: OwnFields<T>;
}

export function EntryForm<T extends Entry>({ list, own }: Props<T>) {
  const { id = '' } = useParams();
  const { schema, info, entries, nameOf, edit } = useEntries<T>(list);
  const place = entries.findIndex((entry) => entry.id === id);
  const entry = entries[place];
  if (!entry) return <AdminNotFoundPage />;

  const name = nameOf(entry);
  const price = () => (
    <QuietLink to={`${listPath(list)}[${place}].price`}>Price: {priceWords(entry.price)}</QuietLink>
  );
  return (
    <AdminPage
      title={capital(info.one)}
      heading={name}
      up={{ to: listPath(list), name: `Back to ${listName(list)}` }}
    >
      <Stack key={id} gap={6} style={NARROW}>
        <DescribedFields
          schema={schema}
          path={`${list}[${place}]`}
          value={entry}
          // The name changes with each letter; the id does not.
          onChange={(part, what) =>
            edit(entry, part, nameFieldOf(list) in part ? `name of ${id}` : `${what} of ${name}`)
          }
          own={{ price, ...own } as OwnFields<T>}
        />
      </Stack>
    </AdminPage>
  );
}
