// Publishes editions as the owner does, through the draft, with one price for everything.
import { door } from './stack.mjs';

/** A page that shows the price of each edition published here. */
export const PRICED = '/services/hair';

/** The amounts in a page, without duplicates. */
export const amountsIn = (text) => [
  ...new Set([...text.matchAll(/₹([\d,]+)/g)].map(([, amount]) => Number(amount.replaceAll(',', '')))),
];

async function call(token, method, path, { json, headers } = {}) {
  const answer = await fetch(`${door}/api/site${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(json && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: json && JSON.stringify(json),
  });
  const { status } = answer;
  const body = await answer.text();
  return {
    status,
    etag: answer.headers.get('ETag') ?? '',
    body,
    refusal: `${method} ${path}: ${status} ${body}`,
  };
}

/** Publishes the current edition as `edit` changes it. Returns what was answered instead when it was refused. */
async function publish(token, edit) {
  const current = await call(token, 'GET', '');
  if (current.status !== 200) return current.refusal;
  const { edition, content } = JSON.parse(current.body);
  edit(content);
  const before = await call(token, 'GET', '/draft');
  const headers = before.etag ? { 'If-Match': before.etag } : { 'If-None-Match': '*' };
  const draft = await call(token, 'PUT', '/draft', { json: { basedOn: edition, content }, headers });
  if (draft.status !== 200) return draft.refusal;
  const published = await call(token, 'POST', '/publish', {
    headers: { 'If-Match': draft.etag },
  });
  return published.status === 201 ? undefined : published.refusal;
}

/**
 * @param {string} token
 * @param {number} rupees
 */
export const publishPrice = (token, rupees) =>
  publish(token, ({ services, offers }) => {
    for (const priceable of [...Object.values(services).flat(), ...offers.packages])
      priceable.price = { kind: 'fixed', rupees };
    // Of the services in a package the page shows their sum, which is another amount.
    for (const offer of offers.packages) offer.services = [];
  });

/** Milliseconds until the oldest post, which is written last, has a footer that is published now. */
export async function timeUntilFooter(token, oldest) {
  const tagline = `Since ${Date.now()}`;
  const started = performance.now();
  const refusal = await publish(token, ({ salon }) => Object.assign(salon, { tagline }));
  if (refusal) throw new Error(refusal);
  while (!(await (await fetch(`${door}/blog/${oldest}`)).text()).includes(tagline))
    await new Promise((resolve) => setTimeout(resolve, 500));
  return performance.now() - started;
}

/** Milliseconds until a price is public; Infinity when that takes longer than `most`. */
export async function timeUntilPublic(rupees, most = 10_000) {
  const started = performance.now();
  while (performance.now() - started < most) {
    const page = await fetch(`${door}${PRICED}`);
    if (amountsIn(await page.text()).includes(rupees)) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return Infinity;
}
