const FLAG = 'not-counted';

/** Whether this device is left out of what the salon counts. Where nothing can be stored, nobody can choose. */
export function isLeftOut(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return true;
  }
}

export function leaveOut(isOut: boolean): void {
  if (isOut) localStorage.setItem(FLAG, '1');
  else localStorage.removeItem(FLAG);
}
