import styled from '@emotion/styled';
import {
  type DragEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { BlogPicture } from '../../shared/post/BlogPicture';
import { color, fontSize, motion, radius, space, touchTarget } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { FocalPoint } from '../pictures/FocalPoint';
import { focusOf, type Point } from '../pictures/focus';
import type { PictureUploads } from '../pictures/PictureUploads';
import { UploadList } from '../pictures/Uploads';
import { ErrorText, Hint, labelStyles } from '../ui/Field';

interface Props {
  image: string | null;
  /** The text's first picture: the cover as long as no other is chosen. */
  firstPicture: string | null;
  alt: string;
  focus: Point | null;
  error?: string;
  uploads: PictureUploads;
  onChange: (cover: { image: string | null; focus: Point | null }) => void;
  /** Reports the picture that is being uploaded; none when the upload ends. */
  onPending: (ids: number[]) => void;
  /** Subscribes to files that are pasted elsewhere in the form. */
  take: (listener: (files: File[]) => void) => () => void;
}

/** The post's cover and the point that its crops keep. A picture is chosen, dropped here, or pasted outside the text. */
export function CoverField({
  image,
  firstPicture,
  alt,
  focus,
  error,
  uploads,
  onChange,
  onPending,
  take,
}: Props) {
  const id = useId();
  const hintId = useId();
  const errorId = useId();
  const [draggedOver, setDraggedOver] = useState(false);
  const [dragged, setDragged] = useState<Point | null>(null);
  const [uploadId, setUploadId] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  useSyncExternalStore(uploads.subscribe, () => uploads.all);
  const upload = uploadId === undefined ? undefined : uploads.find(uploadId);
  const onItsWay = upload && !upload.stored ? upload : undefined;
  const shown = onItsWay?.preview ?? image ?? firstPicture;
  const point = dragged ?? focusOf({ focus });

  useEffect(() => onPending(onItsWay ? [onItsWay.id] : []), [onItsWay?.id]);

  function choose([file]: File[]) {
    if (!file) return;
    if (onItsWay) uploads.cancel(onItsWay.id);
    // A second choice replaces the first, whose upload is cancelled above.
    const [added] = uploads.addFiles([file], (stored) =>
      onChange({ image: stored.image, focus: stored.focus }),
    );
    setUploadId(added);
  }

  const onPasted = useEffectEvent(choose);
  useEffect(() => take(onPasted), [take]);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    choose([...event.dataTransfer.files]);
  }

  return (
    <CoverFieldset>
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
        {shown && (
          <Cover>
            <BlogPicture
              image={shown}
              alt={alt}
              sizes="(min-width: 1080px) 20rem, 92vw"
              ratio="3 / 2"
              focus={point}
            />
          </Cover>
        )}
        {image && !onItsWay && (
          <Crop>
            <summary>Choose what crops keep</summary>
            <FocalPoint
              point={focusOf({ focus })}
              onDrag={setDragged}
              onChange={(chosen) => onChange({ image, focus: chosen })}
            >
              <img src={image} alt="" />
            </FocalPoint>
          </Crop>
        )}
        {onItsWay && <UploadList uploads={[onItsWay]} onRetry={uploads.retry} onCancel={uploads.cancel} />}
        {/* The input itself is hidden: the keyboard and screen readers use it, others see the button. */}
        <FileInput>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={`${hintId} ${errorId}`}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              choose([...(target.files ?? [])]);
              // Without this, choosing the same file again fires no change event.
              target.value = '';
            }}
          />
          <FileInputButton aria-hidden="true">
            {shown ? 'Choose another picture' : 'Choose a picture'}
          </FileInputButton>
        </FileInput>
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
        {!image && firstPicture && !onItsWay && <Hint>The first picture of your text is the cover.</Hint>}
        <Hint id={hintId}>Or drop or paste one. Large photographs are made smaller by themselves.</Hint>
        <VisuallyHidden role="status">{upload?.stored ? 'The picture is ready.' : ''}</VisuallyHidden>
      </DropZone>
      <ErrorText id={errorId}>{error}</ErrorText>
    </CoverFieldset>
  );
}

const CoverFieldset = styled.div`
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
