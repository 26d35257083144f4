import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config.js';

const CHANNELS = ['change', 'shown', 'import'] as const;
type Channel = (typeof CHANNELS)[number];

const RETRY_MS = 1_000;

/** What Postgres notifies of, over a connection of its own that is made anew when it breaks. */
@Injectable()
export class Notifications implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly heard = new EventEmitter().setMaxListeners(0);
  private client?: pg.Client;
  /** Then nobody is to wait any more. */
  isClosing = false;

  constructor(private readonly config: Config) {}

  onApplicationBootstrap(): void {
    void this.keepListening();
  }

  /** Nobody waits for the connection: one that never came about would not end either. */
  beforeApplicationShutdown(): void {
    this.isClosing = true;
    this.wakeAll();
    this.client?.end().catch(() => {});
  }

  /** Ends at the next notification, and after `ms` at the latest. */
  async next(channel: Channel, ms: number): Promise<void> {
    if (this.isClosing) return;
    await once(this.heard, channel, { signal: AbortSignal.timeout(ms) }).catch(() => {});
  }

  private async keepListening(): Promise<void> {
    while (!this.isClosing) {
      await this.listen().catch(() => {});
      if (!this.isClosing) await delay(RETRY_MS, undefined, { ref: false });
    }
  }

  /** Ends when the connection does. */
  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.DATABASE_URL,
      application_name: 'blog-service notifications',
      keepAlive: true,
    });
    this.client = client;
    const ended = new Promise((resolve) => client.once('end', resolve));
    // Without a listener the error of a broken connection would end the process.
    client.on('error', () => {});
    client.on('notification', ({ channel }) => this.heard.emit(channel));
    await client.connect();
    await client.query(CHANNELS.map((channel) => `LISTEN ${channel}`).join(';'));
    // What came before is not told again.
    this.wakeAll();
    await ended;
  }

  private wakeAll(): void {
    for (const channel of CHANNELS) this.heard.emit(channel);
  }
}
