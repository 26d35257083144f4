import { Field, Input } from '../ui/Field';

/** Files of imports that are not wholly sent yet, while this document is open: they go on when their page is opened again. */
export const chosenFiles = new Map<string, File[]>();

interface Props {
  label: string;
  hint: string;
  error?: string;
  accept?: string;
  onChoose: (files: File[]) => void;
}

export const FilesField = ({ onChoose, accept = '.xml,.json,.zip', ...field }: Props) => (
  <Field {...field}>
    {(control) => (
      <Input
        {...control}
        type="file"
        multiple
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same can be chosen again.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    )}
  </Field>
);
