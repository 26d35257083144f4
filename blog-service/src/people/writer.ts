import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Person } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';

/** Who changes something, and the ETag of what they have seen of it. */
export interface Writer {
  person: Person;
  ifMatch?: string;
}

export const From = createParamDecorator((_: unknown, context: ExecutionContext): Writer => {
  const { person, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return { person, ifMatch: headers['if-match'] };
});

/** `Anu has changed the draft` when somebody else has; other words when it was the writer, or nobody knows. */
export const doneBy = (by: string | null, { person }: Writer, what: string, otherwise: string): string =>
  by && by !== person.name ? `${by} ${what}` : otherwise;

/** Who has scheduled what now happens by itself. When nobody had a name, there was only the owner. */
export const byTheClock = (by: string | null) => ({ name: by ?? 'Owner', device: 'by the clock' });
