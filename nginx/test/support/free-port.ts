import { randomInt } from 'node:crypto';
import getPort from 'get-port';

// Each test worker has 3,500 ports of its own, from 11000 on. They are below those that the kernel gives to any socket (32768 and
// up), so no other program takes one before the program that it is meant for.
let next = 7_500 + 3_500 * Number(process.env.VITEST_POOL_ID) + randomInt(2_500);

export const freePort = () => getPort({ port: next++ });
