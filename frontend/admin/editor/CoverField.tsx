import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { BlogPicture } from '../../shared/post/BlogPicture';
import { firstPicture } from '../../shared/post/shownPost';
import { color, fontSize, motion, radius, space, touchTarget } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { FocalPoint } from '../pictures/FocalPoint';
import { focusOf, type Point } from '../pictures/focus';
import type { PictureUploads } from '../pictures/PictureUploads';
import { mayBePicture } from '../pictures/preparePicture';
import { coveredInput, FileInput, UploadList, useFileDrop } from '../pictures/Uploads';
import { Field, Hint } from '../ui/Field';
import type { PostValues } from './postValues';

interface Props {
  values: PostValues;
  error?: string;
  uploads: PictureUploads;
  onChange: (cover: Pick<PostValues, 'image' | 'focus'>) => void;
}

/**
 * The post's cover and the point that its crops keep. A picture is chosen, dropped here, or pasted outside the text. As long as
 * there is none, the text's first picture is the cover.
 */
export function CoverField({ values: { image, imageAlt, focus, content }, error, uploads, onChange }: Props) {
  const hintId = useId();
  const [dragged, setDragged] = useState<Point | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useSyncExternalStore(uploads.subscribe, () => uploads.all);
  const [uploadId = 0] = uploads.inUse.get('cover') ?? [];
  const upload = uploads.find(uploadId);
  const arriving = upload && !upload.stored ? upload : undefined;
  const inText = firstPicture(content);
  const shown = arriving?.preview ?? image ?? inText;
  const point = focusOf({ focus });

  function choose([file]: File[]) {
    if (!file) return;
    // The second choice replaces the first.
    if (arriving) uploads.cancel(arriving.id);
    const ids = uploads.addFiles([file], (stored) => onChange({ image: stored.image, focus: stored.focus }));
    uploads.inUse.set('cover', ids);
  }

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(mayBePicture);
    // The text editor has handled files that were pasted into it.
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    choose(files);
  });
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('paste', onPaste);
    return () => form?.removeEventListener('paste', onPaste);
  }, []);
  const drop = useFileDrop(choose);

  return (
    <Field label="Picture" error={error}>
      {(control) => (
        <DropZone {...drop}>
          {shown && (
            <Cover>
              <BlogPicture
                image={shown}
                alt={imageAlt}
                sizes="(min-width: 1080px) 20rem, 92vw"
                ratio="3 / 2"
                focus={dragged ?? point}
              />
            </Cover>
          )}
          {image && !arriving && (
            <Crop>
              <summary>Choose what crops keep</summary>
              <FocalPoint
                point={point}
                onDrag={setDragged}
                onChange={(chosen) => onChange({ image, focus: chosen })}
              >
                <img src={image} alt="" />
              </FocalPoint>
            </Crop>
          )}
          {arriving && <UploadList uploads={[arriving]} onRetry={uploads.retry} onCancel={uploads.cancel} />}
          {/* The input itself is hidden: the keyboard and screen readers use it, others see the button. */}
          <CoveredInput>
            <FileInput
              {...control}
              ref={input}
              aria-describedby={[hintId, control['aria-describedby']].join(' ')}
              onFiles={choose}
            />
            <ButtonLook variant="outline" aria-hidden="true">
              {shown ? 'Choose another picture' : 'Choose a picture'}
            </ButtonLook>
          </CoveredInput>
          {image && (
            <Button
              type="button"
              variant="outline"
              onClick={() => {
                onChange({ image: null, focus: null });
                input.current?.focus();
              }}
            >
              Remove picture
            </Button>
          )}
          {!image && inText && !arriving && <Hint>The first picture of your text is the cover.</Hint>}
          <Hint id={hintId}>Or drop or paste one. Large photographs are made smaller by themselves.</Hint>
          <VisuallyHidden role="status">{upload?.stored ? 'The picture is ready.' : ''}</VisuallyHidden>
        </DropZone>
      )}
    </Field>
  );
}

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

/** Cropped as on the cards of the list. */
const Cover = styled.div`
  max-width: 24rem;
  overflow: hidden;
  border-radius: ${radius};
`;

const Crop = styled.details`
  min-width: 0;
  summary {
    display: list-item;
    min-height: ${touchTarget};
    padding-block: ${space[3]};
    font-size: ${fontSize.small};
    font-weight: 600;
    cursor: pointer;
  }
`;

const ButtonLook = Button.withComponent('span');

const CoveredInput = styled.div`
  position: relative;
  display: grid;
  ${coveredInput}
  &:focus-within { outline: 3px solid ${color.brass}; outline-offset: 2px; border-radius: ${radius}; }
`;
