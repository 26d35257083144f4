import type { SiteContent } from '@salon/content/description';
import { shownHighlights, withHomePage } from '@salon/content/homePage';
import { shownPriceRows } from '@salon/content/priceRows';
import { same } from '@salon/content/same';
import { listWords } from '@salon/content/words/dates';
import { ButtonRow } from '../../ui/buttons';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/undo';
import { ButtonFor } from '../parts/controls';

/** What the home page lacks that the menus have. */
export function homeWords(content: SiteContent): string {
  if (same(withHomePage(content), content)) return '';
  const parts = { highlights: shownHighlights(content), prices: shownPriceRows(content) };
  const empty = Object.entries(parts).flatMap(([part, { length }]) => (length === 0 ? `no ${part}` : []));
  return `The home page shows ${listWords(empty)}`;
}

/** Fills what is missing on the home page. */
export function HomeFromMenus() {
  const { content, change } = useSiteDraft();
  const offerUndo = useOfferUndo();
  const words = homeWords(content);
  if (!words) return null;
  function make() {
    change(() => withHomePage(content), 'making the home page from the menus');
    offerUndo('The home page shows your menus.');
  }
  return (
    <>
      <p>{words}</p>
      <ButtonRow>
        <ButtonFor name="for the home page" onClick={make}>
          Make them from the menus
        </ButtonFor>
      </ButtonRow>
    </>
  );
}
