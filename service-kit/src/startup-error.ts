/** An error that the operator has to fix. Its message is printed as it is, without a stack trace. */
export class StartupError extends Error {}

/** Prints why the process can't continue, and ends it. */
export function endWith(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
