import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import type { Cookies } from './known-devices.js';

/** Where a request comes from. */
export interface Caller {
  address: string;
  cookies: Cookies;
  /** The browser and the system, in words. */
  device: string;
}

export const callerOf = ({ ip, cookies, headers }: FastifyRequest): Caller => ({
  address: ip,
  cookies,
  device: deviceWords(headers['user-agent']),
});

/** As the browser says; anybody may say anything. */
function deviceWords(userAgent = ''): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 300));
  return `${browser.name || 'Unknown browser'} on ${os.name || 'unknown system'}`.slice(0, 80);
}
