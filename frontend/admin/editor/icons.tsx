import { Icon } from '../../shared/ui/icons';

const drawings = {
  Heading: 'M5 5v14M17 5v14M5 12h12',
  Subheading: 'M7 8v10M15 8v10M7 13h8',
  Bold: 'M8 5h5a3.3 3.3 0 0 1 0 6.8H8zM8 11.8h6a3.6 3.6 0 0 1 0 7.2H8zM8.6 5v14',
  Italic: 'M10 5h7M7 19h7M14 5l-4 14',
  'Bulleted list': 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.3 6.5h1M4.3 12h1M4.3 17.5h1',
  'Numbered list':
    'M10.5 6.5H20M10.5 12H20M10.5 17.5H20M4 5.2 5.4 4.5v4.7M3.8 14.9c.2-1.5 2.6-1.4 2.4.1-.1 1-2.4 2-2.4 3.5h2.6',
  Quote: 'M9.5 7C7 8 5.5 10 5.5 13v3.5h4.2v-4.2H7.5M18 7c-2.5 1-4 3-4 6v3.5h4.2v-4.2H16',
  Pictures:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM4 16.5 8.5 12l3.5 3.5 3-2.5 5 4.5M15.5 9.5h.01',
  Table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  'Add a row': 'M4 4h16v8H4zM12 4v8M12 15v6M9 18h6',
  'Remove the row': 'M4 4h16v8H4zM12 4v8M9 18h6',
  'Add a column': 'M4 4h8v16H4zM4 12h8M15 12h6M18 9v6',
  'Remove the column': 'M4 4h8v16H4zM4 12h8M15 12h6',
  'Remove the table': 'M4 5h16v14H4zM9 9l6 6M15 9l-6 6',
  Find: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5',
  Undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  Redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
};

export const ToolIcon = ({ name }: { name: keyof typeof drawings }) => (
  <Icon size={22} strokeWidth={1.8}>
    <path d={drawings[name]} />
  </Icon>
);
