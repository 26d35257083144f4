import ipaddr from 'ipaddr.js';

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

/** An address for the limits: an IPv4 address, or the /64 network that one IPv6 client usually has to itself. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
