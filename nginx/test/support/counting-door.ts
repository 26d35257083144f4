import { openDoor } from './front-door.js';
import { cacheable, json, type Service } from './service.js';

type During = () => Promise<unknown>;

/** nginx with services that answer each address with the number of requests for it that have reached them. */
export async function openCountingDoor(changes?: Record<string, string>) {
  const door = await openDoor(changes);
  const { blog, renderer } = door;
  for (const service of [blog, renderer])
    service.answer = ({ url }) => json(service.times(url), { headers: cacheable });
  const text = async (path: string) => (await door.ask(path)).text;
  return {
    ...door,
    text,
    texts: (paths: string[]) => Promise.all(paths.map(text)),
    /** Replaces the usual answer of both services that visitors read from. */
    bothAnswering: (answer: Service['answer'], during: During) =>
      renderer.answering(answer, () => blog.answering(answer, during)),
    bothDown: (during: During) => renderer.down(() => blog.down(during)),
  };
}

/** The answer of a service that hangs. */
export const never = () => ({ after: new Promise(() => {}) });
