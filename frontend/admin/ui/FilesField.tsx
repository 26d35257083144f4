import type { ComponentProps } from 'react';
import { Field, Input } from './Field';

interface FileInputProps extends ComponentProps<'input'> {
  onFiles: (files: File[]) => void;
}

/** The browser's own control: files are chosen with it, or dropped on it. */
export const FileInput = ({ onFiles, ...input }: FileInputProps) => (
  <Input
    // What is chosen is taken at once: beside the button it would go on saying that nothing is.
    style={{ maxWidth: '40rem', color: 'transparent' }}
    {...input}
    type="file"
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      if (files.length > 0) onFiles(files);
      // Without this, choosing the same file again fires no change event.
      target.value = '';
    }}
  />
);

interface Props extends Pick<FileInputProps, 'id' | 'accept' | 'multiple' | 'onFiles'> {
  label: string;
  hint?: string;
  error?: string;
}

export const FilesField = ({ id, label, hint, error, ...input }: Props) => (
  <Field id={id} label={label} hint={hint} error={error}>
    {(control) => <FileInput {...control} {...input} />}
  </Field>
);

const LARGE = 'Chosen, or dropped here. Large photographs are made smaller by themselves.';

export const PicturesField = ({ hint = LARGE, ...field }: Props) => (
  <FilesField accept="image/*" hint={hint} {...field} />
);
