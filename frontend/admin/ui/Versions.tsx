import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAttempt } from '../api/errors';
import { ActionDialog } from './Dialog';
import { ActionRows } from './RowList';

type Row = ComponentProps<typeof ActionRows>['rows'][number];

interface Props<Full> {
  label: string;
  versions: (Row & { load: () => Promise<Full> })[];
  show: (version: Full) => ReactNode;
  onRestore: (version: Full, name: string) => void;
}

/** Earlier versions of something: each can be shown, and restored. */
export function Versions<Full>({ label, versions, show, onRestore }: Props<Full>) {
  const [shown, setShown] = useState<{ name: string; full: Full }>();
  const attempt = useAttempt();
  const rows = versions.map(({ load, ...row }) => ({
    ...row,
    onPress: () =>
      attempt('The version can’t be loaded right now.', async () =>
        setShown({ name: row.name, full: await load() }),
      ),
  }));
  return (
    <>
      <ActionRows label={label} action="Show" rows={rows} />
      {shown && (
        <ActionDialog
          wide
          title={shown.name}
          action="Restore this version"
          onAction={() => {
            setShown(undefined);
            onRestore(shown.full, shown.name);
          }}
          onCancel={() => setShown(undefined)}
        >
          {show(shown.full)}
        </ActionDialog>
      )}
    </>
  );
}
