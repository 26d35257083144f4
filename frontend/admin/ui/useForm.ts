import { useActionState, useLayoutEffect, useRef } from 'react';

type Errors = Record<string, string | undefined>;

/** A form whose `send` answers what is wrong, by field. The first such field gets the focus, so that its message is read. */
export function useForm(send: () => Promise<Errors>) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, action, sending] = useActionState<Errors>(send, {});

  // Together with the errors: a key that is typed at once goes into the field.
  useLayoutEffect(() => {
    if (!sending && Object.keys(errors).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors, sending]);
  return { form: { ref, action, noValidate: true }, errors: sending ? {} : errors, sending };
}
