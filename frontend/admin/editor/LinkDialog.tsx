import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { Dialog, DialogActions } from '../ui/Dialog';
import { Field, Input } from '../ui/Field';
import { linkTarget } from './schema';

interface Props {
  editor: Editor;
  /** The address of the link at the cursor; null when there is no link. */
  address: string | null;
  onClose: () => void;
}

/** Asks for the address of a link on the selected words. Without a selection, the address becomes the link's text. */
export function LinkDialog({ editor, address, onClose }: Props) {
  const headingId = useId();
  const [typed, setTyped] = useState(address ?? '');
  const [error, setError] = useState<string>();

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    // In React's tree this form is inside the post's form, which must not get the event.
    event.stopPropagation();
    const href = linkTarget(typed);
    if (!href) {
      setError(
        'Please enter a web address such as https://example.com, an e-mail address or a phone number.',
      );
      return;
    }
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && address === null) {
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else {
      chain.setLink({ href }).run();
    }
    close();
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  }

  return (
    <Dialog labelledBy={headingId} onCancel={close}>
      <form onSubmit={apply} noValidate>
        <VisuallyHidden as="h2" id={headingId}>
          Link
        </VisuallyHidden>
        <Field
          label="Address of the link"
          hint="A web address, an e-mail address or a phone number."
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          {address !== null && (
            <Button type="button" variant="outline" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button type="button" variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit">Set link</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
