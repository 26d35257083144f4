import { addressKey } from './address-key.js';

/** Who tries to log in. */
export interface Caller {
  address: string;
  /** The id of a device that has logged in before. */
  device?: string;
}

/** What login limits are counted by: a known device by itself, wherever it is, everybody else by their address. */
export function limitKey({ address, device }: Caller): string {
  return device ? `device ${device}` : addressKey(address);
}
