/** Something the operator has to put right. Its message is printed as it is, without a stack, and the process ends. */
export class StartupError extends Error {}
