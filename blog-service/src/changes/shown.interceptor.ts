import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { READS } from '../http-cache.js';
import { ChangesService } from './changes.service.js';

/**
 * Answers a change of the owner's once visitors get it. When a renderer doesn't say so in time, the answer has `Publication: pending`:
 * visitors may still see what was there before.
 */
@Injectable()
export class ShownInterceptor implements NestInterceptor {
  constructor(private readonly changes: ChangesService) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const { method, headers } = http.getRequest<FastifyRequest>();
    if (READS.includes(method) || headers.authorization === undefined) return next.handle();
    const before = await this.changes.last();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        const after = await this.changes.last();
        if (after !== before && !(await this.changes.isShown(after)))
          http.getResponse<FastifyReply>().header('Publication', 'pending');
        return answer;
      }),
    );
  }
}
