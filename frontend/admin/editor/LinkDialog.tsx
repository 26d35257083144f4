import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { LineField } from '../ui/Field';
import { FormDialog } from '../ui/FormDialog';
import { linkTarget } from './schema';

/** The address of the link at the cursor; null when there is no link. */
export function linkAtCursor(editor: Editor): string | null {
  const href: unknown = editor.getAttributes('link').href;
  return typeof href === 'string' ? href : null;
}

const NO_ADDRESS =
  'Please enter a web address such as https://example.com, an e-mail address or a phone number.';

/** Asks for the address of a link on the selected words. Without a selection, the address becomes the link's text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const address = linkAtCursor(editor);
  const [typed, setTyped] = useState(address ?? '');
  const [error, setError] = useState<string>();

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply() {
    const href = linkTarget(typed);
    if (!href) return setError(NO_ADDRESS);
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && address === null) {
      const text = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] };
      chain.insertContent(text).run();
    } else chain.setLink({ href }).run();
    close();
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  }

  return (
    <FormDialog
      title="Link"
      isTitleHidden
      submitLabel="Set link"
      onSubmit={apply}
      onCancel={close}
      actions={
        address !== null && (
          <Button type="button" variant="outline" onClick={remove}>
            Remove link
          </Button>
        )
      }
    >
      <LineField
        label="Address of the link"
        hint="A web address, an e-mail address or a phone number."
        error={error}
        inputMode="url"
        autoCapitalize="none"
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  );
}
