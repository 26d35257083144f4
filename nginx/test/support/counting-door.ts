import { FrontDoor } from './front-door.js';
import { type Answer, cacheable, json, type Received, type Service } from './service.js';

/** Starts nginx with services that answer each address with the number of requests for it that have reached them. */
export async function openCountingDoor(changes?: Record<string, string>) {
  const door = await FrontDoor.open(changes);
  for (const service of [door.blog, door.renderer]) {
    service.answer = ({ url }) => json(service.times(url), { headers: cacheable });
  }
  return { door, text: async (path: string) => (await door.ask(path)).text };
}

/** Replaces the service's usual answer while `during` runs. */
export async function answering(
  service: Service,
  answer: (request: Received) => Answer,
  during: () => Promise<void>,
) {
  const usual = service.answer;
  service.answer = answer;
  try {
    await during();
  } finally {
    service.answer = usual;
  }
}

export async function down(service: Service, during: () => Promise<void>) {
  await service.stop();
  try {
    await during();
  } finally {
    await service.start();
  }
}
