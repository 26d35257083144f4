import { formatAmount } from '@salon/content/words/prices';

/** Reads whole rupees as people write them: `1,800`, `₹ 1800`, `Rs. 1,800/-`, `1800.00`. Null for any other text. */
export function readRupees(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const [, digits] =
    /^(?:₹|rs\.?|inr)?\s*(\d[\d,\s]*?)(?:\.0{1,2})?\s*(?:\/-?|₹|rs\.?|rupees)?$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits.replace(/[,\s]/g, ''));
}

export const rupeesText = (rupees: number | undefined) => (rupees === undefined ? '' : formatAmount(rupees));

export const NO_RUPEES = 'Write whole rupees, such as 1,800.';
