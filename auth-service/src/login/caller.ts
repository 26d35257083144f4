import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyReply } from 'fastify';
import { UNKNOWN_DEVICE } from '../sessions/session.entity.js';

/** Where a request comes from, and the answer to it. */
export interface Caller {
  address: string;
  /** The browser and the system in words, as the browser says; anybody may say anything. */
  device: string;
  reply: FastifyReply;
}

/** A parameter that has the caller. */
export const From = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const reply = context.switchToHttp().getResponse<FastifyReply>();
  const { ip, headers } = reply.request;
  const { browser, os } = Bowser.parse(headers['user-agent']?.slice(0, 300) || '-');
  const device = [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 80) || UNKNOWN_DEVICE;
  return { address: ip, device, reply };
});
