import type { MenuId } from '../../../../content/site-content';
import { menuIds } from '../draft/sections';

export const isMenu = (text: string | null | undefined): text is MenuId => menuIds.some((id) => id === text);

export const listPath = (menu: MenuId) => `/admin/site/services?menu=${menu}`;

export const servicePath = (menu: MenuId, id: string) =>
  `/admin/site/services/${menu}/${encodeURIComponent(id)}`;
