import styled from '@emotion/styled';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type ComponentType, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { color, media, motion, radius, space, touchTarget } from '../../shared/theme/tokens';
import { LinkIcon } from '../../shared/ui/icons';
import { FileInput } from '../pictures/Uploads';
import {
  BoldIcon,
  BulletsIcon,
  HeadingIcon,
  ItalicIcon,
  NumbersIcon,
  PicturesIcon,
  QuoteIcon,
  RedoIcon,
  SubheadingIcon,
  UndoIcon,
} from './icons';
import { LinkDialog, linkAtCursor } from './LinkDialog';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  editor: Editor;
  /** Id of the element that the toolbar formats. */
  controls: string;
  /** Pictures were chosen for the text. */
  onPictures: (files: File[]) => void;
}

interface Tool {
  label: string;
  Icon: ComponentType;
  /** What it changes; missing when it asks for something first. */
  change?: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the format is on at the cursor. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const format = (
  label: string,
  Icon: ComponentType,
  change: Tool['change'],
  name: string,
  attributes?: object,
): Tool => ({ label, Icon, change, isOn: (editor) => editor.isActive(name, attributes) });

const step = (label: string, Icon: ComponentType, name: 'undo' | 'redo'): Tool => ({
  label,
  Icon,
  change: (chain) => chain[name](),
  isPossible: (editor) => editor.can()[name](),
});

const LINK: Tool = { label: 'Link', Icon: LinkIcon, isOn: (editor) => linkAtCursor(editor) !== null };
const PICTURES: Tool = { label: 'Pictures', Icon: PicturesIcon };
const TOOLS: Tool[] = [
  format('Heading', HeadingIcon, (chain) => chain.toggleHeading({ level: 2 }), 'heading', { level: 2 }),
  format('Subheading', SubheadingIcon, (chain) => chain.toggleHeading({ level: 3 }), 'heading', { level: 3 }),
  format('Bold', BoldIcon, (chain) => chain.toggleBold(), 'bold'),
  format('Italic', ItalicIcon, (chain) => chain.toggleItalic(), 'italic'),
  LINK,
  PICTURES,
  format('Bulleted list', BulletsIcon, (chain) => chain.toggleBulletList(), 'bulletList'),
  format('Numbered list', NumbersIcon, (chain) => chain.toggleOrderedList(), 'orderedList'),
  format('Quote', QuoteIcon, (chain) => chain.toggleBlockquote(), 'blockquote'),
  step('Undo', UndoIcon, 'undo'),
  step('Redo', RedoIcon, 'redo'),
];

/** One tab stop; the arrow keys go from button to button (WAI-ARIA toolbar pattern). */
export function Toolbar({ ref, editor, controls, onPictures }: Props) {
  const [current, setCurrent] = useState(0);
  const [linking, setLinking] = useState(false);
  const pictures = useRef<HTMLInputElement>(null);
  const states = useEditorState({
    editor,
    selector: () =>
      TOOLS.map(({ isOn, isPossible }) => ({ on: isOn?.(editor), possible: isPossible?.(editor) ?? true })),
  });

  function run(tool: Tool) {
    if (tool === LINK) setLinking(true);
    else if (tool === PICTURES) pictures.current?.click();
    else tool.change?.(editor.chain().focus()).run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const next: Record<string, number> = {
      ArrowRight: (current + 1) % TOOLS.length,
      ArrowLeft: (current + TOOLS.length - 1) % TOOLS.length,
      Home: 0,
      End: TOOLS.length - 1,
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
        aria-controls={controls}
        onKeyDown={onKeyDown}
      >
        {TOOLS.map((tool, index) => (
          <ToolButton
            key={tool.label}
            type="button"
            title={tool.label}
            aria-pressed={states[index]?.on}
            // Not `disabled`: the arrow keys must be able to focus the button.
            aria-disabled={!states[index]?.possible}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // Keeps the focus and the cursor in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => states[index]?.possible && run(tool)}
          >
            <tool.Icon />
          </ToolButton>
        ))}
      </ToolbarGrid>
      <FileInput ref={pictures} hidden multiple aria-label="Pictures for the text" onFiles={onPictures} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
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
  color: ${color.ink};
  transition: background ${motion.quick};
  &:hover { background: ${color.paper}; }
  &[aria-pressed='true'] { background: ${color.leaf}; color: ${color.jasmine}; border: 2px solid ${color.leaf}; }
  &[aria-disabled='true'] { opacity: 0.4; cursor: default; }
`;
