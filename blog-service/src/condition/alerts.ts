import { Logger } from '@nestjs/common';

const TIMEOUT_MS = 10_000;
const NOT_SENT = 'An alert could not be sent to ALERT_URL; it is tried again';

const logger = new Logger('Alerts');

/** Whether a sentence could be sent. Neither the address nor what answers there is logged: the address is a secret. */
export async function sendAlert(address: string, text: string, isAnyWrong: boolean): Promise<boolean> {
  try {
    const [url, sent] = formatted(address, text, isAnyWrong);
    const { ok, status, body } = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...sent,
    });
    await body?.cancel();
    if (!ok) logger.warn({ msg: NOT_SENT, status });
    return ok;
  } catch (error) {
    const { name, cause } = Object(error);
    logger.warn({ msg: NOT_SENT, reason: cause?.code ?? name });
    return false;
  }
}

/** Chats want JSON; healthchecks.io the state in the address; ntfy and most others plain text. The address tells which it is. */
function formatted(address: string, text: string, isAnyWrong: boolean): [URL, RequestInit] {
  const url = new URL(address);
  const json = (body: object): [URL, RequestInit] => [
    url,
    { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } },
  ];
  // Slack, Mattermost and Rocket.Chat, Google Chat; Discord.
  if (/^\/(services|hooks|v1\/spaces)\//.test(url.pathname)) return json({ text });
  if (url.pathname.startsWith('/api/webhooks/')) return json({ content: text });
  const isHealthcheck = url.hostname === 'hc-ping.com' || url.pathname.startsWith('/ping/');
  if (isHealthcheck && isAnyWrong) url.pathname += '/fail';
  return [url, { body: text }];
}
