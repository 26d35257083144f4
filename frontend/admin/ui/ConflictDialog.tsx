import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { fontSize, media, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { ActionDialog, type DialogProps } from './Dialog';
import { Paper } from './versions';

interface Props extends Pick<DialogProps, 'title' | 'cancel' | 'onCancel' | 'children'> {
  mine: ReactNode;
  theirs: ReactNode;
  onResolve: (isTheirs: boolean) => void;
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
            <h2>{name}</h2>
            <Button type="button" onClick={() => onResolve(isTheirs)}>
              {choice}
            </Button>
            <Paper dir="auto">{version}</Paper>
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
  h2 { font-size: ${fontSize.h3}; }
`;
