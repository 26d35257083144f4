import { Controller, Get } from '@nestjs/common';
import { Needs } from '@salon/service-kit/access';
import { ApiAnswer } from '../describe.js';
import { Condition } from './condition.dto.js';
import { ConditionService } from './condition.service.js';

@Controller('api/condition')
export class ConditionController {
  constructor(private readonly conditions: ConditionService) {}

  @Needs('condition')
  @Get()
  @ApiAnswer(Condition)
  condition(): Promise<Condition> {
    return this.conditions.now();
  }
}
