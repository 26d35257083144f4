import { counted } from '@salon/content/words/counted';
import { color } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { ErrorText } from '../ui/Field';
import { ButtonFor } from '../ui/moving';
import { RowList } from '../ui/RowList';
import type { Upload } from './PictureUploads';

export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const coming = uploads.filter(({ error }) => !error).length;
  return (
    <>
      <VisuallyHidden role="status">
        {coming > 0 && `${counted(coming, 'picture is', 'pictures are')} on the way.`}
      </VisuallyHidden>
      {uploads.length > 0 && (
        <RowList aria-label="Pictures on their way">
          {uploads.map((upload) => (
            <li key={upload.id}>
              <div>
                <strong>{upload.name}</strong>
                <ErrorText>{upload.error}</ErrorText>
              </div>
              {!upload.error && (
                <progress aria-label={`Uploading ${upload.name}`} style={{ accentColor: color.leaf }} />
              )}
              {upload.retry && (
                <ButtonFor name={`with ${upload.name}`} onClick={upload.retry}>
                  Try again
                </ButtonFor>
              )}
              <ButtonFor name={upload.name} onClick={upload.cancel}>
                {upload.error ? 'Remove' : 'Cancel'}
              </ButtonFor>
            </li>
          ))}
        </RowList>
      )}
    </>
  );
}
