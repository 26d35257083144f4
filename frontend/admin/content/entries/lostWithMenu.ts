import type { MenuId, SiteContent } from '@salon/content/description';
import { listWords } from '@salon/content/words/dates';
import { menuPath } from '../../../shared/content/paths';

function counted({ length }: object[], one: string, many = `${one}s`): string[] {
  if (length === 0) return [];
  return [length === 1 ? `1 ${one}` : `${length} ${many}`];
}

/** What goes with a menu that is deleted, to be said before; empty when it has no services. */
export function lostWithMenu(content: SiteContent, id: MenuId): string {
  const { menus, services, questions, highlights, words } = content;
  const menu = menus.find((one) => one.id === id);
  if (!menu || !services[id]?.length) return '';
  const isNamed = (one: { menu: MenuId }) => one.menu === id;
  const naming = [
    ...counted(
      questions.filter(({ pages }) => pages.includes(id)),
      'question',
    ),
    ...counted(highlights.filter(isNamed), 'highlight'),
    ...counted(words.footer.menus.filter(isNamed), 'link in the footer', 'links in the footer'),
  ];
  const lost = [...counted(services[id], 'service'), `its page ${menuPath(menu.address)}`];
  const named = naming.length > 0 ? `, which ${listWords(naming)} name` : '';
  return `Delete ${menu.name}? With it go ${listWords(lost)}${named}.`;
}
