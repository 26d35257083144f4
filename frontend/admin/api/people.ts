import type { components } from '../../shared/contract/auth-service';
import { request, requestJson } from './request';

type Schemas = components['schemas'];
export type Person = Schemas['PersonInList'];
export type Role = Person['role'];

const PEOPLE = '/api/admin/people';

export const listPeople = (signal?: AbortSignal) => requestJson<Person[]>(PEOPLE, { signal });

/** Answers the token of a link: for somebody new, or another one for a person, whose older ones end. */
export const invite = (person: Schemas['InvitePersonDto'], id?: number) =>
  requestJson<Schemas['InvitationAnswer']>(id ? `${PEOPLE}/${id}/invitation` : PEOPLE, {
    method: 'POST',
    body: id ? undefined : person,
  });

export const changePerson = (id: number, change: Schemas['ChangePersonDto']) =>
  request(`${PEOPLE}/${id}`, { method: 'PATCH', body: change });
