import { addressKey } from './address-key.js';

/** Who tries to log in. */
export interface Caller {
  address: string;
  /** The id of a device that has logged in before. */
  device?: string;
}

/** The key by which login limits count a caller: the id of a known device, wherever it is; otherwise the address. */
export function limitKey({ address, device }: Caller): string {
  return device ? `device ${device}` : addressKey(address);
}
