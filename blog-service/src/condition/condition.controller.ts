import { Controller } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import { Condition } from './condition.dto.js';
import { ConditionService } from './condition.service.js';

@Controller('api/condition')
export class ConditionController {
  constructor(private readonly conditions: ConditionService) {}

  @Route('GET', 'condition', { answer: Condition })
  condition(): Promise<Condition> {
    return this.conditions.now();
  }
}
