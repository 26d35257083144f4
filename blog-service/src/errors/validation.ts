import { BadRequestException, ValidationPipe } from '@nestjs/common';

interface FieldError {
  field: string;
  message: string;
}

/** Refuses unknown fields; answers 400 with one sentence for each field, the first of them as the message. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (faults) =>
      invalid(
        faults.map(({ property, constraints }) => ({
          field: property,
          message: constraints?.whitelistValidation
            ? `The field ${property} is not known.`
            : (Object.values(constraints ?? {})[0] ?? 'This value is not valid.'),
        })),
      ),
  });
}

/** The 400 for a fault that only shows while the request is being carried out. */
export function invalidField(field: string, message: string): BadRequestException {
  return invalid([{ field, message }]);
}

function invalid(errors: FieldError[]): BadRequestException {
  return new BadRequestException({ message: errors[0]?.message, errors });
}
