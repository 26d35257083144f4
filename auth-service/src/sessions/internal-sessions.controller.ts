import { Controller, Get, HttpCode, NotFoundException, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { isUUID } from 'class-validator';
import { SessionsService } from './sessions.service.js';

/** For blog-service. nginx passes no request below /internal on. */
@Controller('internal/sessions')
export class InternalSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Public()
  @Get(':jti')
  @ApiParam({ name: 'jti', schema: { type: 'string', format: 'uuid' } })
  @HttpCode(204)
  @ApiOperation({ summary: 'Whether a session is open: 204, else 404; never through nginx' })
  @ApiNoContentResponse()
  async isOpen(@Param('jti') jti: string): Promise<void> {
    if (!isUUID(jti) || !(await this.sessions.isOpen(jti)))
      throw new NotFoundException('There is no such session.');
  }
}
