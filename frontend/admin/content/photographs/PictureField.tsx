import type { SitePhoto } from '@salon/content/description';
import { useToast } from '../../../shared/ui/Toast';
import { ChoosePictures, UploadList, useUploads } from '../../pictures/Uploads';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ButtonFor, Fieldset, LinedList } from '../parts/controls';
import { ChooseSitePhoto } from './ChooseSitePhoto';
import { PhotoRow } from './PhotoRow';

interface Props {
  /** Path of the picture, such as `services.hair[3].picture`. */
  path: string;
  value: { picture?: SitePhoto };
  set: (part: { picture?: SitePhoto }, what: string) => void;
}

/** The picture that a service or a package may have: chosen, described, cropped and removed. */
export function PictureField({ path, value: { picture }, set }: Props) {
  const { closed } = useSiteDraft();
  const toast = useToast();
  const put = (photo: SitePhoto) => {
    set({ picture: photo }, 'picture');
    toast('The picture is added. You can describe what it shows.');
  };
  const { uploads, queue, add } = useUploads(closed, ({ image }) => put({ image, alt: '' }));

  function remove() {
    set({ picture: undefined }, 'picture');
    const putBack = () => set({ picture }, 'picture');
    toast('The picture is removed.', 'status', { label: 'Undo', onClick: putBack });
  }

  return (
    <Fieldset legend="Picture">
      {picture ? (
        <LinedList>
          <PhotoRow path={path} name="Picture">
            <ButtonFor name="picture" isDanger onClick={remove}>
              Remove
            </ButtonFor>
          </PhotoRow>
        </LinedList>
      ) : (
        <>
          <ChoosePictures id={path} label="Choose a picture" onFiles={add} />
          <UploadList uploads={uploads} queue={queue} />
          <ChooseSitePhoto label="Choose among those that came with the site" taken={[]} onChoose={put} />
        </>
      )}
    </Fieldset>
  );
}
