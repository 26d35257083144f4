import { fork } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';

interface Started {
  options: string[];
  /** All its environment. */
  env: NodeJS.ProcessEnv;
  timeout?: number;
  /** A command of the shell, which can limit the memory that libraries may allocate. Node's own limit does not cover it. */
  before?: string;
}

/** How many characters are kept of what a program says of its faults: the last ones. */
const MAX_LOGGED = 2_000;

/** Starts a program of ours beside the service, so that nobody waits for what it does. `said` answers what it has written for a log. */
export function startProcess(
  program: string,
  { options, env, timeout, before = '' }: Started,
  ...args: string[]
) {
  const child = fork(program, args, {
    serialization: 'advanced',
    timeout,
    killSignal: 'SIGKILL',
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // With setpriv Linux ends the process when the service ends, however that happens and whatever it is doing. Then it becomes Node.
    execPath: '/bin/sh',
    execArgv: ['-c', `${before} exec setpriv --pdeathsig KILL "$0" "$@"`, process.execPath, ...options],
  });
  // Set right after the start, so that even loading the libraries does not slow down visitors. With a still lower
  // priority a busy machine would starve the process. A service that was started with a lower one can't raise it.
  const priority = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  if (child.pid) setPriority(child.pid, priority);
  let written = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    written = `${written}${chunk}`.slice(-MAX_LOGGED);
  });
  return { child, said: () => written };
}
