import type { SitePhoto } from '@salon/content/description';
import { useToast } from '../../../shared/ui/Toast';
import { useOfferUndo } from '../draft/undo';
import type { FieldProps } from '../fields/TextField';
import { ButtonFor, Fieldset, LinedList } from '../parts/controls';
import { AddPhoto } from './AddPhoto';
import { PhotoRow } from './PhotoRow';

interface Props extends Omit<FieldProps<SitePhoto | undefined>, 'label'> {
  isOptional: boolean;
}

export function PictureField({ path, value, isOptional, onChange }: Props) {
  const toast = useToast();
  const offerUndo = useOfferUndo();

  function remove() {
    onChange(undefined);
    offerUndo('The picture is removed.', () => onChange(value));
  }

  return (
    <Fieldset legend="Picture">
      {value ? (
        <LinedList>
          <PhotoRow path={path} name="Picture">
            {isOptional && (
              <ButtonFor name="picture" isDanger onClick={remove}>
                Remove
              </ButtonFor>
            )}
          </PhotoRow>
        </LinedList>
      ) : (
        <AddPhoto
          id={path}
          label="Choose a picture"
          taken={[]}
          onAdd={(photo) => {
            onChange(photo);
            toast('The picture is added. You can describe what it shows.');
          }}
        />
      )}
    </Fieldset>
  );
}
