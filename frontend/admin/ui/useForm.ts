import { type FormEvent, startTransition, useActionState, useLayoutEffect, useRef } from 'react';
import { useFieldErrors } from '../api/errors';

type Errors = Record<string, string | undefined>;

/**
 * `send` gets what was typed, by field, and answers what is wrong. The first such field gets the focus, so that its message is read.
 * What is no field's fault is said beside the field `rest`.
 */
export function useForm(
  send: (typed: Partial<Record<string, string>>) => Promise<Errors | undefined>,
  rest?: string,
) {
  const fieldErrors = useFieldErrors(rest);
  const ref = useRef<HTMLFormElement>(null);
  const [errors, submit, sending] = useActionState<Errors>(async () => {
    const typed = Object.fromEntries(new FormData(ref.current ?? undefined)) as Record<string, string>;
    try {
      return (await send(typed)) ?? {};
    } catch (error) {
      return fieldErrors(error);
    }
  }, {});

  // No action of the form: React would empty its fields after each attempt.
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!sending) startTransition(submit);
  }

  // Together with the errors: a key that is typed at once goes into the field.
  useLayoutEffect(() => {
    if (!sending && Object.keys(errors).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors, sending]);
  const style = { opacity: sending ? 0.6 : undefined };
  const form = { ref, onSubmit, style, noValidate: true, 'aria-busy': sending };
  return { form, errors: sending ? {} : errors };
}
