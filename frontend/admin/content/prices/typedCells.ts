const KEY = 'sitePricesTyped';

/** Texts of cells that are not applied as a price yet, by key. They are kept on this device until they can be. */
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
    // Storage is full or forbidden: the text is still in the cell.
  }
}
