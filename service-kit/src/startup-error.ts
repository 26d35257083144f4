/** Something the operator has to put right. Its message is printed as it is, without a stack. */
export class StartupError extends Error {}

/** Says why the process can't go on, and ends it. */
export function endWith(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
