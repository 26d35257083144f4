import { keepText, keptText } from './device';

const FLAG = 'not-counted';

/** Whether this device is left out of what the salon counts. Where nothing can be stored, nobody can choose. */
export const isLeftOut = (): boolean => keptText(FLAG) !== null;

export const leaveOut = (isOut: boolean) => keepText(FLAG, isOut ? '1' : null);
