import styled from '@emotion/styled';
import { type FigurePicture } from '@salon/content/post/figure';
import { useSyncExternalStore } from 'react';
import { color, radius, space } from '../../../shared/theme/tokens';
import { parsePictureKey } from '../../../shared/ui/picture/pictureKey';
import type { PictureUploads, Upload } from '../../pictures/PictureUploads';
import { UploadState } from '../../pictures/Uploads';
import { uploadIn } from './figure';

interface Props {
  picture: FigurePicture;
  uploads: PictureUploads;
  word?: string;
  onLeaveOut: () => void;
}

/** Shown when the removal of a picture is undone whose upload was cancelled with it. */
const LEFT_OUT: Omit<Upload, 'id'> = { name: 'This picture was left out.', preview: null };

export function FigurePictureView({ picture: { src, alt }, uploads, word, onLeaveOut }: Props) {
  const id = uploadIn(src);
  useSyncExternalStore(uploads.subscribe, () => uploads.all);
  const upload = id === null ? undefined : (uploads.find(id) ?? { ...LEFT_OUT, id });
  const address = upload ? upload.stored?.image : src;
  const shown = upload?.preview ?? address;
  const info = parsePictureKey(/^(\/media\/[^/]+)\//.exec(address ?? '')?.[1] ?? '');
  return (
    <Frame>
      {shown === undefined ? (
        <Empty>{upload?.name}</Empty>
      ) : (
        <img src={shown} alt={alt} width={info?.width} height={info?.height} />
      )}
      {word && <Word>{word}</Word>}
      {upload && !upload.stored && <UploadState upload={upload} queue={uploads} onCancel={onLeaveOut} />}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  min-width: 0;
  img { width: 100%; height: auto; max-height: 60vh; object-fit: contain; border-radius: ${radius}; }
`;

const Empty = styled.p`
  display: grid;
  place-items: center;
  min-height: 6rem;
  padding: ${space[3]};
  border-radius: ${radius};
  background: ${color.paperShade};
  overflow-wrap: anywhere;
`;

const Word = styled.span`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
  padding: 0 ${space[2]};
  border-radius: ${radius};
  background: ${color.leafDeep};
  color: ${color.jasmine};
`;
