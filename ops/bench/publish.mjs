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

/**
 * Publishes an edition with this price. Returns what was answered instead when it was refused.
 * @param {string} token
 * @param {number} rupees
 */
export async function publishPrice(token, rupees) {
  const current = await call(token, 'GET', '');
  if (current.status !== 200) return current.refusal;
  const { edition, content: next } = JSON.parse(current.body);
  for (const priceable of [...Object.values(next.services).flat(), ...next.offers.packages])
    priceable.price = { kind: 'fixed', rupees };
  // Of the services in a package the page shows their sum, which is another amount.
  for (const offer of next.offers.packages) offer.services = [];
  const before = await call(token, 'GET', '/draft');
  const headers = before.status === 404 ? { 'If-None-Match': '*' } : { 'If-Match': before.etag };
  const draft = await call(token, 'PUT', '/draft', { json: { basedOn: edition, content: next }, headers });
  if (draft.status !== 200) return draft.refusal;
  const published = await call(token, 'POST', '/publish', {
    headers: { 'If-Match': draft.etag },
  });
  return published.status === 201 ? undefined : published.refusal;
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
