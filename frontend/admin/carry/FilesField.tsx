import { Field, Input } from '../ui/Field';

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
        style={{ maxWidth: '40rem' }}
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
