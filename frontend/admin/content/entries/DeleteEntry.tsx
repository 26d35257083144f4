import type { MenuId, SiteContent } from '@salon/content/description';
import { counted } from '@salon/content/words/counted';
import { listWords } from '@salon/content/words/dates';
import { useState } from 'react';
import { menuPath } from '../../../shared/content/paths';
import { ActionDialog } from '../../ui/Dialog';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ButtonFor } from '../parts/controls';
import type { Entry } from './entries';
import { useEntries } from './useEntries';

interface Props<T> {
  list: string;
  entry: T;
  onDeleted?: () => void;
}

/** Deletes an entry; a menu that has services only after saying what goes with it. */
export function DeleteEntry<T extends Entry>({ list, entry, onDeleted }: Props<T>) {
  const { content } = useSiteDraft();
  const { nameOf, remove } = useEntries<T>(list);
  const [isAsking, setAsking] = useState(false);
  const lost = list === 'menus' ? lostWithMenu(content, entry.id) : '';

  function onDelete() {
    remove(entry);
    onDeleted?.();
  }

  return (
    <>
      <ButtonFor name={nameOf(entry)} isDanger onClick={() => (lost ? setAsking(true) : onDelete())}>
        Delete
      </ButtonFor>
      {isAsking && (
        <ActionDialog
          role="alertdialog"
          title={lost}
          action="Delete"
          onAction={onDelete}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function lostWithMenu(content: SiteContent, id: MenuId): string {
  const { menus, services, questions, people, highlights, priceRows, offers, words } = content;
  const menu = menus.find((one) => one.id === id);
  const own = services[id]?.length;
  if (!menu || !own) return '';
  const isNamed = (one: { menu: MenuId }) => one.menu === id;
  const isIn = (reference: string) => reference.startsWith(`${id}/`);
  const naming = [
    [questions.filter(({ pages }) => pages.includes(id)), 'question'] as const,
    [people.filter((person) => person.menus.includes(id)), 'person', 'people'] as const,
    [highlights.filter(isNamed), 'highlight'] as const,
    [priceRows.filter((row) => isIn(row.service)), 'price on Home', 'prices on Home'] as const,
    [words.bridal.wishes.services.filter((one) => isIn(one.service)), 'bridal service'] as const,
    [offers.packages.filter((offer) => offer.services.some(isIn)), 'package'] as const,
    [words.footer.menus.filter(isNamed), 'link in the footer', 'links in the footer'] as const,
  ].flatMap(([{ length }, one, many]) => (length > 0 ? counted(length, one, many) : []));
  const lost = listWords([counted(own, 'service'), `its page ${menuPath(menu.address)}`]);
  return `Delete ${menu.name}? With it go ${lost}${naming.length > 0 ? `, which ${listWords(naming)} name` : ''}.`;
}
