import type { SiteContent } from '@salon/content/description';
import { CAME_WITH } from '@salon/content/first-edition';
import { useNavigate } from 'react-router-dom';
import type { EditionSummary } from '../../../shared/contract/editions';
import { useToast } from '../../../shared/ui/Toast';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SITE } from '../places';

export const cameWith = ({ summary }: Pick<EditionSummary, 'summary'>) => summary[0] === CAME_WITH;

export const editionName = (edition: Pick<EditionSummary, 'edition' | 'summary'>) =>
  cameWith(edition) ? CAME_WITH : `Edition ${edition.edition}`;

/** Returns a function that puts earlier content into the draft, offers Undo and leads to what would change. */
export function useBringBack() {
  const { change, undo } = useSiteDraft();
  const toast = useToast();
  const navigate = useNavigate();
  return (content: SiteContent, what: string, done: string) => {
    change(() => content, what);
    toast(`${done} in your draft.`, 'status', { label: 'Undo', onClick: undo });
    navigate(`${SITE}/publish`);
  };
}
