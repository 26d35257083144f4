import styled from '@emotion/styled';
import { fontSize } from '../../shared/theme/tokens';
import { Field, TextArea } from '../ui/Field';
import { CONTENT_ID } from './ContentEditor';

interface Props {
  title: string;
  error?: string;
  onChange: (title: string) => void;
}

/** A title without line breaks. The field grows, so that a long title is shown whole. */
export const TitleField = ({ title, error, onChange }: Props) => (
  <Field label="Title" error={error} hint="At least 5 characters.">
    {(control) => (
      <Growing data-text={title}>
        <TextArea
          {...control}
          name="title"
          dir="auto"
          rows={1}
          required
          autoComplete="off"
          enterKeyHint="next"
          value={title}
          onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            document.getElementById(CONTENT_ID)?.focus();
          }}
        />
      </Growing>
    )}
  </Field>
);

/** A hidden copy of the text, in the same grid cell, makes the field as high as the text. */
const Growing = styled.div`
  display: grid;
  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
    white-space: pre-wrap;
    border: 1px solid;
    padding: 0.5rem 0.75rem;
  }
  textarea { resize: none; overflow: hidden; }
  > *, &::after { grid-area: 1 / 1; min-width: 0; overflow-wrap: anywhere; font-size: ${fontSize.lead}; line-height: 1.4; }
`;
