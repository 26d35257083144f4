import { useRef, useState, useSyncExternalStore } from 'react';
import { BlogPicture } from '../../shared/post/BlogPicture';
import { firstPicture } from '../../shared/post/shownPost';
import { radius } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { ClientsFace } from '../consents/Consents';
import { FocalPoint, focusOf } from '../pictures/FocalPoint';
import type { PictureUploads } from '../pictures/PictureUploads';
import { UploadList } from '../pictures/UploadList';
import { OutlineButton } from '../ui/buttons';
import { Field, Hint } from '../ui/Field';
import { FileInput } from '../ui/FilesField';
import { Fold } from '../ui/parts';
import type { PostValues } from './postValues';

interface Props {
  values: PostValues;
  error?: string;
  uploads: PictureUploads;
  onChange: (cover: Pick<PostValues, 'image' | 'focus'>) => void;
}

/** A cover is chosen or dropped here. Without one, the text's first picture is the cover. */
export function CoverField({ values: { image, imageAlt, focus, content }, error, uploads, onChange }: Props) {
  const point = focusOf({ focus });
  const input = useRef<HTMLInputElement>(null);
  const all = useSyncExternalStore(uploads.subscribe, () => uploads.all);
  const arriving = all.find(({ part }) => part === 'cover');
  const [hasArrived, setArrived] = useState(false);
  const inText = firstPicture(content);
  const shown = image ?? inText;

  async function choose(files: File[]) {
    // The second choice replaces the first.
    arriving?.cancel();
    setArrived(false);
    const [stored] = await uploads.send(files, 'cover');
    if (stored) onChange({ image: stored.image, focus: stored.focus });
    setArrived(stored !== undefined);
  }

  return (
    <Field label="Picture" error={error}>
      {(control) => (
        <>
          {shown && (
            <div style={{ maxWidth: '24rem', overflow: 'hidden', borderRadius: radius }}>
              <BlogPicture
                image={shown}
                alt={imageAlt}
                sizes="(min-width: 1080px) 20rem, 92vw"
                ratio="3 / 2"
                focus={point}
              />
            </div>
          )}
          {image && !arriving && (
            <Fold>
              <summary>Choose the focal point</summary>
              <FocalPoint point={point} onChange={(chosen) => onChange({ image, focus: chosen })}>
                <img src={image} alt="" />
              </FocalPoint>
            </Fold>
          )}
          {arriving && <UploadList uploads={[arriving]} />}
          <FileInput {...control} ref={input} accept="image/*" onFiles={choose} />
          {image && <ClientsFace image={image} of="the cover" />}
          {image && (
            <OutlineButton
              onClick={() => {
                onChange({ image: null, focus: null });
                input.current?.focus();
              }}
            >
              Remove picture
            </OutlineButton>
          )}
          {!image && inText && !arriving && <Hint>The first picture of your text is the cover.</Hint>}
          <VisuallyHidden role="status">{hasArrived ? 'The picture is ready.' : ''}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
