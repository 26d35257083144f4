import styled from '@emotion/styled';
import { type DragEvent, useId, useRef, useState } from 'react';
import { color, motion, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { BlogPicture } from '../../blog/BlogPicture';
import { ErrorText, Hint, labelStyles } from '../ui/Field';

interface Props {
  image: string | null;
  alt: string;
  /** A file is being prepared for upload. */
  preparing: boolean;
  error?: string;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** The post's picture: chosen, dropped here, or pasted anywhere in the form. */
export function PictureField({ image, alt, preparing, error, onFile, onRemove }: Props) {
  const id = useId();
  const hintId = useId();
  const errorId = useId();
  const [draggedOver, setDraggedOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  let announcement = image?.startsWith('data:') ? 'The picture is ready.' : '';
  if (preparing) announcement = 'Preparing the picture...';

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }

  return (
    <PictureFieldset>
      <Label htmlFor={id}>Picture</Label>
      <DropZone
        data-over={draggedOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={onDrop}
      >
        {image && (
          <ChosenPicture>
            <BlogPicture image={image} alt={alt} sizes="(min-width: 1080px) 22rem, 92vw" ratio="3 / 2" />
          </ChosenPicture>
        )}
        {/* Named by its label; reached by keyboard, while eyes see the button's words. */}
        <FileInput>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={`${hintId} ${errorId}`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) onFile(file);
              // The same file can be chosen again after it was removed.
              event.target.value = '';
            }}
          />
          <FileInputButton aria-hidden="true">
            {image ? 'Choose another picture' : 'Choose a picture'}
          </FileInputButton>
        </FileInput>
        {image && (
          <Button
            type="button"
            variant="outline"
            onClick={() => {
              onRemove();
              input.current?.focus();
            }}
          >
            Remove picture
          </Button>
        )}
        <Hint id={hintId}>Or drop or paste one. Large photographs are made smaller by themselves.</Hint>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </DropZone>
      <ErrorText id={errorId}>{error}</ErrorText>
    </PictureFieldset>
  );
}

const PictureFieldset = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

const Label = styled.label(labelStyles);

const DropZone = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px dashed ${color.inkSoft};
  border-radius: ${radius};
  background: ${color.card};
  transition: background ${motion.quick};
  &[data-over] { background: ${color.paperShade}; border-style: solid; }
`;

const ChosenPicture = styled.div`
  max-width: 24rem;
  overflow: hidden;
  border-radius: ${radius};
`;

const FileInput = styled.div`
  position: relative;
  display: grid;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within { outline: 3px solid ${color.brass}; outline-offset: 2px; border-radius: ${radius}; }
`;

const FileInputButton = styled.span`
  display: grid;
  place-items: center;
  min-height: 3rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.brassDeep};
  border-radius: ${radius};
  font-weight: 600;
  color: ${color.leaf};
`;
