import styled from '@emotion/styled';
import { type DragEvent, useId, useRef, useState } from 'react';
import { color, motion, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { BlogPicture } from '../../blog/BlogPicture';
import { Fault, Hint, labelFace } from '../ui/Field';

interface Props {
  image: string | null;
  alt: string;
  /** A file is being made ready. */
  preparing: boolean;
  fault?: string;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** The post's picture: chosen, dropped here, or pasted anywhere in the form. */
export function PictureField({ image, alt, preparing, fault, onFile, onRemove }: Props) {
  const id = useId();
  const hintId = useId();
  const faultId = useId();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  let announcement = image?.startsWith('data:') ? 'The picture is ready.' : '';
  if (preparing) announcement = 'Preparing the picture...';

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }

  return (
    <Block>
      <Label htmlFor={id}>Picture</Label>
      <Zone
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {image && (
          <Shown>
            <BlogPicture image={image} alt={alt} sizes="(min-width: 1080px) 22rem, 92vw" ratio="3 / 2" />
          </Shown>
        )}
        {/* Named by its label; reached by keyboard, while eyes see the button's words. */}
        <Choice>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={`${hintId} ${faultId}`}
            aria-invalid={fault ? true : undefined}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) onFile(file);
              // The same file can be chosen again after it was removed.
              event.target.value = '';
            }}
          />
          <ChoiceFace aria-hidden="true">{image ? 'Choose another picture' : 'Choose a picture'}</ChoiceFace>
        </Choice>
        {image && (
          <Button
            type="button"
            look="outline"
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
      </Zone>
      <Fault id={faultId}>{fault}</Fault>
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

const Label = styled.label(labelFace);

const Zone = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px dashed ${color.inkSoft};
  border-radius: ${radius};
  background: ${color.card};
  transition: background ${motion.quick};
  &[data-over] { background: ${color.paperShade}; border-style: solid; }
`;

const Shown = styled.div`
  max-width: 24rem;
  overflow: hidden;
  border-radius: ${radius};
`;

const Choice = styled.div`
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

const ChoiceFace = styled.span`
  display: grid;
  place-items: center;
  min-height: 3rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.brassDeep};
  border-radius: ${radius};
  font-weight: 600;
  color: ${color.leaf};
`;
