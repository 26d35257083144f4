const KEY = 'sitePricesTyped';

/** What was typed into cells and can't be read as a price yet: it stays on this device until it is right. */
export function readTypedCells(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function keepTypedCells(typed: Record<string, string>): void {
  try {
    if (Object.keys(typed).length > 0) localStorage.setItem(KEY, JSON.stringify(typed));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: it still stands in the cell.
  }
}
