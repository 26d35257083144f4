/** Does all steps, also after one that fails; the first error is thrown at the end. */
export async function inTurn(...steps: (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
