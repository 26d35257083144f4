import styled from '@emotion/styled';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { color, media, radius, space, touchTarget } from '../../shared/theme/tokens';
import { LinkIcon } from '../../shared/ui/icons';
import { OutlineButton } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { LineField } from '../ui/Field';
import { FileInput } from '../ui/FilesField';
import { Tool } from '../ui/moving';
import { insertTable } from './figures/pasting';
import { ToolIcon } from './icons';
import { CONTENT_ID, linkTarget } from './schema';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  editor: Editor;
  onPictures: (files: File[]) => void;
}

type Test = (editor: Editor) => boolean;

interface Action {
  label: ComponentProps<typeof ToolIcon>['name'] | 'Link';
  run: (editor: Editor, ask: { link: () => void; pictures: () => void }) => void;
  isOn?: Test;
  isPossible?: Test;
}

const change = (part: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) =>
  part(editor.chain().focus()).run();

/** A command for the table that the cursor is in. */
const inTable = (command: Command) =>
  change((chain) => chain.command(({ state, dispatch }) => command(state, dispatch)));

const isIn = (name: string, attributes?: object) => (editor: Editor) => editor.isActive(name, attributes);

const heading = (level: 2 | 3) => ({
  run: change((chain) => chain.toggleHeading({ level })),
  isOn: isIn('heading', { level }),
});

const TOOLS: Action[] = [
  { label: 'Heading', ...heading(2) },
  { label: 'Subheading', ...heading(3) },
  { label: 'Bold', run: change((chain) => chain.toggleBold()), isOn: isIn('bold') },
  { label: 'Italic', run: change((chain) => chain.toggleItalic()), isOn: isIn('italic') },
  { label: 'Link', run: (_, ask) => ask.link(), isOn: isIn('link') },
  { label: 'Pictures', run: (_, ask) => ask.pictures() },
  { label: 'Bulleted list', run: change((chain) => chain.toggleBulletList()), isOn: isIn('bulletList') },
  { label: 'Numbered list', run: change((chain) => chain.toggleOrderedList()), isOn: isIn('orderedList') },
  { label: 'Quote', run: change((chain) => chain.toggleBlockquote()), isOn: isIn('blockquote') },
  { label: 'Table', run: insertTable, isPossible: (editor) => !editor.isActive('table') },
  { label: 'Undo', run: change((chain) => chain.undo()), isPossible: (editor) => editor.can().undo() },
  { label: 'Redo', run: change((chain) => chain.redo()), isPossible: (editor) => editor.can().redo() },
];
const TABLE_TOOLS: Action[] = [
  { label: 'Add a row', run: inTable(addRowAfter) },
  { label: 'Remove the row', run: inTable(deleteRow) },
  { label: 'Add a column', run: inTable(addColumnAfter) },
  { label: 'Remove the column', run: inTable(deleteColumn) },
  { label: 'Remove the table', run: inTable(deleteTable) },
];

/** One tab stop; the arrow keys go from button to button (WAI-ARIA toolbar pattern). */
export function Toolbar({ ref, editor, onPictures }: Props) {
  const [focused, setCurrent] = useState(0);
  const [linking, setLinking] = useState(false);
  const pictures = useRef<HTMLInputElement>(null);
  const states = useEditorState({
    editor,
    selector: () =>
      (editor.isActive('table') ? [...TOOLS, ...TABLE_TOOLS] : TOOLS).map((tool) => ({
        tool,
        on: tool.isOn?.(editor),
        possible: tool.isPossible?.(editor) ?? true,
      })),
  });
  // The tools for a table are gone when the cursor has left it.
  const current = Math.min(focused, states.length - 1);

  const ask = { link: () => setLinking(true), pictures: () => pictures.current?.click() };

  function onKeyDown(event: KeyboardEvent) {
    const next: Record<string, number> = {
      ArrowRight: (current + 1) % states.length,
      ArrowLeft: (current + states.length - 1) % states.length,
      Home: 0,
      End: states.length - 1,
    };
    const index = next[event.key];
    if (index === undefined) return;
    event.preventDefault();
    setCurrent(index);
    ref.current?.querySelectorAll('button')[index]?.focus();
  }

  return (
    <>
      <ToolbarGrid
        ref={ref}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={CONTENT_ID}
        onKeyDown={onKeyDown}
      >
        {states.map(({ tool, on, possible }, index) => (
          <ToolButton
            key={tool.label}
            title={tool.label}
            aria-pressed={on}
            // Not `disabled`: the arrow keys must be able to focus the button.
            aria-disabled={!possible}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // Keeps the focus and the cursor in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => possible && tool.run(editor, ask)}
          >
            {tool.label === 'Link' ? <LinkIcon /> : <ToolIcon name={tool.label} />}
          </ToolButton>
        ))}
      </ToolbarGrid>
      <FileInput
        ref={pictures}
        hidden
        multiple
        accept="image/*"
        aria-label="Pictures for the text"
        onFiles={onPictures}
      />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

const NO_ADDRESS =
  'Please enter a web address such as https://example.com, an e-mail address or a phone number.';

/** Asks for the address of a link on the selected words. Without a selection, the address becomes the link's text. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { href: address }: { href?: string | null } = editor.getAttributes('link');
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
    if (editor.state.selection.empty && !address) {
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
    <ActionDialog
      title="Link"
      action="Set link"
      onAction={apply}
      onCancel={close}
      actions={address && <OutlineButton onClick={remove}>Remove link</OutlineButton>}
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
    </ActionDialog>
  );
}

const ToolbarGrid = styled.div`
  position: sticky;
  top: var(--covered-above, 0px);
  z-index: 1;
  display: grid;
  /* Six in a row, fewer when the text is large. */
  grid-template-columns: repeat(auto-fill, minmax(max(${touchTarget}, 15%), 1fr));
  padding: ${space[1]};
  background: ${color.paperShade};
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius} ${radius} 0 0;
  ${media.phone} { display: flex; flex-wrap: wrap; }
`;

const ToolButton = styled(Tool)`
  padding: 0;
  &:hover { background: ${color.paper}; }
  &[aria-pressed='true'] { background: ${color.leaf}; color: ${color.jasmine}; border: 2px solid ${color.leaf}; }
`;
