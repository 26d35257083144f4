import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { Check } from '../check.js';

const faultInShare = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 1
    ? undefined
    : 'Please choose a point inside the picture.';

/** A focus in an answer. */
export const FOCUS = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** The point of a picture that stays visible when it is cropped. */
export class Focus {
  @ApiProperty({ type: Number, minimum: 0, maximum: 1 })
  @Check(faultInShare)
  x!: number;

  @ApiProperty({ type: Number, minimum: 0, maximum: 1 })
  @Check(faultInShare)
  y!: number;
}
