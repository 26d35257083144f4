/** The language that the visitor has chosen here, as long as the browser's storage can be used. */
export function keptChoice(): string | undefined {
  try {
    return localStorage.getItem('language') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepChoice(code: string): void {
  try {
    localStorage.setItem('language', code);
  } catch {
    // It is asked again on the next visit.
  }
}
