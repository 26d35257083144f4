import { useState } from 'react';
import { ActionDialog } from '../../ui/Dialog';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ButtonFor } from '../parts/controls';
import type { Entry } from './entries';
import { lostWithMenu } from './lostWithMenu';
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
