import styled from '@emotion/styled';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { color, media, motion, radius, space, touchTarget } from '../../shared/theme/tokens';
import { LinkIcon } from '../../shared/ui/icons';
import { OutlineButton } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { LineField } from '../ui/Field';
import { FileInput } from '../ui/FilesField';
import { insertTable } from './figures/pasting';
import { ToolIcon } from './icons';
import { CONTENT_ID, linkTarget } from './schema';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  editor: Editor;
  onPictures: (files: File[]) => void;
}

type Label = ComponentProps<typeof ToolIcon>['name'] | 'Link';

interface Tool {
  label: Label;
  /** What it changes; missing when it asks for something first. */
  change?: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const format = (label: Label, change: Tool['change'], name: string, attributes?: object): Tool => ({
  label,
  change,
  isOn: (editor) => editor.isActive(name, attributes),
});

/** A command for the table that the cursor is in. */
const inTable = (label: Label, command: Command): Tool => ({
  label,
  change: (chain) => chain.command(({ state, dispatch }) => command(state, dispatch)),
});

const step = (label: Label, name: 'undo' | 'redo'): Tool => ({
  label,
  change: (chain) => chain[name](),
  isPossible: (editor) => editor.can()[name](),
});

const LINK: Tool = { label: 'Link', isOn: (editor) => linkAtCursor(editor) !== null };
const PICTURES: Tool = { label: 'Pictures' };
const TABLE: Tool = { label: 'Table', isPossible: (editor) => !editor.isActive('table') };
const TOOLS: Tool[] = [
  format('Heading', (chain) => chain.toggleHeading({ level: 2 }), 'heading', { level: 2 }),
  format('Subheading', (chain) => chain.toggleHeading({ level: 3 }), 'heading', { level: 3 }),
  format('Bold', (chain) => chain.toggleBold(), 'bold'),
  format('Italic', (chain) => chain.toggleItalic(), 'italic'),
  LINK,
  PICTURES,
  format('Bulleted list', (chain) => chain.toggleBulletList(), 'bulletList'),
  format('Numbered list', (chain) => chain.toggleOrderedList(), 'orderedList'),
  format('Quote', (chain) => chain.toggleBlockquote(), 'blockquote'),
  TABLE,
  step('Undo', 'undo'),
  step('Redo', 'redo'),
];
const TABLE_TOOLS: Tool[] = [
  inTable('Add a row', addRowAfter),
  inTable('Remove the row', deleteRow),
  inTable('Add a column', addColumnAfter),
  inTable('Remove the column', deleteColumn),
  inTable('Remove the table', deleteTable),
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

  function run(tool: Tool) {
    if (tool === LINK) setLinking(true);
    else if (tool === PICTURES) pictures.current?.click();
    else if (tool === TABLE) insertTable(editor);
    else tool.change?.(editor.chain().focus()).run();
  }

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
            type="button"
            title={tool.label}
            aria-pressed={on}
            // Not `disabled`: the arrow keys must be able to focus the button.
            aria-disabled={!possible}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // Keeps the focus and the cursor in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => possible && run(tool)}
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

function linkAtCursor(editor: Editor): string | null {
  const href: unknown = editor.getAttributes('link').href;
  return typeof href === 'string' ? href : null;
}

const NO_ADDRESS =
  'Please enter a web address such as https://example.com, an e-mail address or a phone number.';

/** Asks for the address of a link on the selected words. Without a selection, the address becomes the link's text. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
    <ActionDialog
      title="Link"
      action="Set link"
      onAction={apply}
      onCancel={close}
      actions={address !== null && <OutlineButton onClick={remove}>Remove link</OutlineButton>}
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

const ToolButton = styled.button`
  display: grid;
  place-items: center;
  min-width: ${touchTarget};
  height: ${touchTarget};
  border-radius: ${radius};
  transition: background ${motion.quick};
  &:hover { background: ${color.paper}; }
  &[aria-pressed='true'] { background: ${color.leaf}; color: ${color.jasmine}; border: 2px solid ${color.leaf}; }
  &[aria-disabled='true'] { opacity: 0.4; cursor: default; }
`;
