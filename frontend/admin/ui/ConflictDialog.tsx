import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { fontSize, media, space } from '../../shared/theme/tokens';
import { ActionDialog, type DialogProps } from './Dialog';
import { OutlineButton } from './QuietButton';
import { Paper } from './versions';

interface Props extends Pick<DialogProps, 'title' | 'cancel' | 'onCancel' | 'children'> {
  mine: ReactNode;
  theirs: ReactNode;
  onResolve: (isTheirs: boolean) => void;
}

export function ConflictDialog({ mine, theirs, onResolve, children, ...dialog }: Props) {
  const versions = { 'My version': mine, 'Their version': theirs };
  return (
    <ActionDialog
      wide
      {...dialog}
      action="Keep mine"
      onAction={() => onResolve(false)}
      actions={<OutlineButton onClick={() => onResolve(true)}>Use theirs</OutlineButton>}
    >
      {children}
      <Versions>
        {Object.entries(versions).map(([name, version]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
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
  h2 { font-size: ${fontSize.h3}; }
`;
