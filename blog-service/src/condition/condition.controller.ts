import { Controller } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import { ApiAnswer } from '../describe.js';
import { Condition } from './condition.dto.js';
import { ConditionService } from './condition.service.js';

@Controller('api/condition')
export class ConditionController {
  constructor(private readonly conditions: ConditionService) {}

  @Route('GET', 'condition')
  @ApiAnswer(Condition)
  condition(): Promise<Condition> {
    return this.conditions.now();
  }
}
