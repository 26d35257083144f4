import { BadRequestException, ValidationPipe } from '@nestjs/common';

/** Refuses unknown fields; answers 400 with one sentence for each field, the first of them as the message. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (faults) => {
      const errors = faults.map(({ property, constraints }) => ({
        field: property,
        message: constraints?.whitelistValidation
          ? `The field ${property} is not known.`
          : (Object.values(constraints ?? {})[0] ?? 'This value is not valid.'),
      }));
      return new BadRequestException({ message: errors[0]?.message, errors });
    },
  });
}
