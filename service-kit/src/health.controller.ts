import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { Public } from './access.js';

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  /** Whether the process runs. An orchestrator restarts it when this fails. */
  @Public()
  @Get('live')
  @HealthCheck()
  live() {
    return this.health.check([]);
  }

  /** Whether the process can do its work. Traffic is sent to it only while this is 200. */
  @Public()
  @Get('ready')
  @HealthCheck()
  ready() {
    return this.health.check([() => this.database.pingCheck('database', { timeout: 2_000 })]);
  }
}
