import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, fontSize, media, radius, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { ActionDialog } from './Dialog';

interface Props {
  title: string;
  mine: ReactNode;
  theirs: ReactNode;
  onResolve: (isTheirs: boolean) => void;
  cancel: string;
  /** Decides nothing yet. */
  onCancel: () => void;
  /** What stands above both versions. */
  children: ReactNode;
}

/** Shows what was changed here and on another device or in another tab, one of which stays. */
export function ConflictDialog({ mine, theirs, onResolve, children, ...dialog }: Props) {
  const versions = [
    { name: 'My version', choice: 'Keep mine', version: mine, isTheirs: false },
    { name: 'Their version', choice: 'Use theirs', version: theirs, isTheirs: true },
  ];
  return (
    <ActionDialog wide {...dialog}>
      {children}
      <Versions>
        {versions.map(({ name, choice, version, isTheirs }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <Button type="button" onClick={() => onResolve(isTheirs)}>
              {choice}
            </Button>
            <VersionBox dir="auto">{version}</VersionBox>
          </section>
        ))}
      </Versions>
    </ActionDialog>
  );
}

const Versions = styled.div`
  display: grid;
  gap: ${space[6]};
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  > section { display: grid; gap: ${space[4]}; align-content: start; min-width: 0; }
  > section > button { justify-self: start; }
  h3 { font-size: ${fontSize.h3}; }
`;

const VersionBox = styled.div`
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
`;
