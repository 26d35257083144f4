import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { useAttempt } from '../api/errors';
import { TextButton } from './buttons';
import { ActionDialog } from './Dialog';

interface Version<Full> {
  key: string;
  name: string;
  /** What its row says of it. */
  about: ReactNode;
  load: () => Promise<Full>;
}

interface Props<Full> {
  label: string;
  versions: Version<Full>[];
  show: (version: Full) => ReactNode;
  onRestore: (version: Full, name: string) => void;
}

/** Earlier versions of something: a tap shows one, and it can be restored. */
export function Versions<Full>({ label, versions, show, onRestore }: Props<Full>) {
  const [shown, setShown] = useState<{ name: string; full: Full }>();
  const attempt = useAttempt();

  const open = ({ name, load }: Version<Full>) =>
    attempt('The version can’t be loaded right now.', async () => setShown({ name, full: await load() }));

  return (
    <>
      <List aria-label={label}>
        {versions.map((version) => (
          <li key={version.key}>
            <h2>
              <TextButton onClick={() => open(version)}>{version.name}</TextButton>
            </h2>
            {version.about}
          </li>
        ))}
      </List>
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

const List = styled.ol`
  margin-bottom: ${space[6]};
  > li { padding-block: ${space[4]}; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  h2 { font-family: inherit; letter-spacing: 0; }
  h2 button { font-size: ${fontSize.heading}; text-align: left; }
  ul, p { font-size: ${fontSize.note}; }
  p + p { color: ${color.inkSoft}; }
`;
