// Only pages in another language than English load this.
import { speak } from '@salon/content/words/say';
import { pageDataPath } from '../../shared/content/paths';
import { markChanges } from './markChanges';

/** Ends when the scripts can speak the page's language. Without its words it never does: the page stays as it was rendered. */
export async function begin(basename: string): Promise<void> {
  const response = await fetch(pageDataPath(`${basename}/words`)).catch(() => undefined);
  if (!response?.ok) return new Promise(() => {});
  speak(await response.json());
  markChanges();
}
