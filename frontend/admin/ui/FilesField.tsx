import type { ComponentProps } from 'react';
import { Field, Input } from './Field';

export interface FileInputProps extends ComponentProps<'input'> {
  onFiles: (files: File[]) => void;
}

/** The browser's own control to choose files with. */
export const FileInput = ({ onFiles, ...input }: FileInputProps) => (
  <input
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

const FramedInput = Input.withComponent(FileInput);

interface Props extends Pick<FileInputProps, 'accept' | 'multiple' | 'onFiles'> {
  label: string;
  hint: string;
  error?: string;
}

export const FilesField = ({ label, hint, error, ...input }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <FramedInput {...control} {...input} style={{ maxWidth: '40rem' }} />}
  </Field>
);
