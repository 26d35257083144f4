import { formatAmount } from '@salon/content/words/prices';

/** Reads whole rupees as people write them: `1,800`, `₹ 1800`, `Rs. 1,800/-`, `1800.00`; undefined for any other text. */
export function rupeesIn(typed: string): number | undefined {
  const [, digits] =
    /^(?:₹|rs\.?|inr)?\s*(\d[\d,\s]*?)(?:\.0{1,2})?\s*(?:\/-?|₹|rs\.?|rupees)?$/i.exec(typed.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(/[,\s]/g, ''));
}

export const rupeesText = (rupees: number | undefined) => (rupees === undefined ? '' : formatAmount(rupees));
