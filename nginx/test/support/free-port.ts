import { randomInt } from 'node:crypto';
import getPort from 'get-port';

// Of this worker's own 3,500 from 11000 on, below those that the kernel gives to any socket (32768 and up): nobody else takes one
// before the program does that it is meant for.
let next = 7_500 + 3_500 * Number(process.env.VITEST_POOL_ID) + randomInt(2_500);

export const freePort = () => getPort({ port: next++ });
