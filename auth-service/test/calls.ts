import type { Right, Role } from '@salon/service-kit/roles';

export const PASSWORD = 'jasmine in the morning';
/** The password of those who were invited. */
export const THEIRS = 'a password of her own';

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    token: string;
    message: string;
    expiresAt: string;
    mustChangePassword?: boolean;
    recoveryCodeMadeAt?: string | null;
    code: string;
    challenge: string;
    invitation: string;
    person: { id: number; name: string; role: Role };
    rights: Right[];
    isAlone: boolean;
    errors?: { field: string; message: string }[];
  };
}

let lastAddress = 0;

/** An address that this test file has not used before. */
export function freshAddress(): string {
  lastAddress += 1;
  return `198.51.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
}

/** The Cookie header of the device that got the answer. */
export function deviceOf({ headers }: Answer): { Cookie: string } {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('salon_device'));
  return { Cookie: cookie?.split(';')[0] ?? '' };
}

/** The cookie for pictures that an answer sets. */
export function mediaIn({ headers }: Answer): { value: string; attributes: string[] } {
  const [cookie = '', ...more] = headers.getSetCookie().filter((one) => one.startsWith('media='));
  const [pair = '', ...attributes] = more.length === 0 ? cookie.split('; ') : [];
  return { value: pair.slice('media='.length), attributes };
}

/** The status of an answer, and its sentence. */
export const refusal = ({ status, body }: Answer) => [status, body.message];

/** What tests ask of a running service. */
export function callsTo(url: string) {
  /**
   * Sends `METHOD path`, with a token when there is one, as if through nginx, which puts the client's real address into X-Forwarded-For:
   * one that was not used before.
   */
  async function ask(request: string, token?: string, body?: unknown, headers = {}): Promise<Answer> {
    const [method, path] = request.split(' ');
    const response = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: {
        'X-Forwarded-For': freshAddress(),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  }
  const from = (address: string, headers = {}) => ({ 'X-Forwarded-For': address, ...headers });
  const list = async <Item>(request: string, token?: string) =>
    (await ask(request, token)).body as unknown as Item[];
  const logIn = (password: unknown = PASSWORD, address = freshAddress(), headers = {}, name?: string) =>
    ask('POST login', undefined, { name, password }, from(address, headers));

  /** Invites somebody. Answers the id, and the token of the link. */
  async function invite(owner: string, name: string, role: Role = 'editor') {
    const { body } = await ask('POST people', owner, { name, role });
    const people = await list<{ id: number; name: string }>('GET people', owner);
    return { id: people.find((one) => one.name === name)?.id, link: body.invitation };
  }

  return {
    ask,
    list,
    logIn,
    invite,
    logInAs: (name: string, password: string = THEIRS, address?: string, headers = {}) =>
      logIn(password, address, headers, name),
    /** Logs in on the owner's own phone. */
    logInToStay: () => ask('POST login', undefined, { password: PASSWORD, staysLoggedIn: true }),
    tokenFrom: async () => (await logIn()).body.token,
    /** Somebody who has accepted an invitation, with the token of a session. */
    newPerson: async (owner: string, name: string, role?: Role) => {
      const { id, link } = await invite(owner, name, role);
      const accept = { token: link, password: THEIRS };
      return { id, token: (await ask('POST invitation/password', undefined, accept)).body.token };
    },
    /** Tries wrong passwords one after the other. */
    guess: async (times: number, address: string) => {
      const answers: Answer[] = [];
      for (let i = 0; i < times; i++) answers.push(await logIn(`guess number ${i}`, address));
      return answers;
    },
    /** The Cookie header of a device that has just logged in. */
    knownDevice: async (password = PASSWORD, address?: string, name?: string) =>
      deviceOf(await logIn(password, address, {}, name)),
    makeRecoveryCode: (token: string, currentPassword = PASSWORD) =>
      ask('POST recovery-code', token, { currentPassword }),
    recover: (body: unknown, address = freshAddress()) =>
      ask('POST login/recovery', undefined, body, from(address)),
    session: (token: string) => ask('GET session', token),
    /** The statuses of sessions, by their tokens. */
    statuses: (...tokens: string[]) =>
      Promise.all(tokens.map(async (token) => (await ask('GET session', token)).status)),
    logOut: (token: string) => ask('POST logout', token),
    changePassword: (token: string, body: unknown, address = freshAddress(), device = {}) =>
      ask('POST password', token, body, from(address, device)),
    publishedKids: async () => {
      const jwks = await fetch(`${url}/.well-known/jwks.json`);
      return ((await jwks.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
    },
  };
}
