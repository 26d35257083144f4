import { type Role, rightsOf } from '../../service-kit/src/roles';

export function beLoggedIn(token = 'good-token') {
  localStorage.setItem('adminToken', token);
  localStorage.setItem('adminAuthenticated', 'true');
}

/** What the server says of Priya's session, who is not the only one that can log in. */
export const sessionAs = (role: Role) => ({
  expiresAt: '2026-11-21T06:00:00.000Z',
  mustChangePassword: false,
  recoveryCodeMadeAt: null,
  person: { id: 2, name: 'Priya', role },
  rights: rightsOf(role),
  isAlone: false,
  hasPasskey: false,
  hasPassword: true,
});
