import ipaddr from 'ipaddr.js';

/**
 * The key by which login limits count an address: an IPv4 address, or the /64 network that one IPv6 client usually has
 * to itself.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
