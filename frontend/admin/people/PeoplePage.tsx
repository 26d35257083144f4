import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { useFieldErrors } from '../api/errors';
import { post, reading, request, type Schemas } from '../api/request';
import { whenWords } from '../salonDates';
import { DangerButton, QuietButton, QuietRow } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { Hint, LineField, SelectField } from '../ui/Field';
import { Loaded } from '../ui/Loaded';
import { ActionRows } from '../ui/RowList';
import { ShareButton } from '../ui/ShareButton';
import { type Role, roleWords } from './roles';

export type Person = Schemas['PersonInList'];

type Link = Schemas['InvitationAnswer'];

const PEOPLE = '/api/admin/people';

export function PeoplePage() {
  /** Whose dialog is open; of somebody new nothing is known. */
  const [open, setOpen] = useState<Partial<Person>>();
  return (
    <Loaded load={reading<Person[]>(PEOPLE)}>
      {(people, reload) => (
        <>
          <ActionRows
            label="People"
            action="Change"
            rows={people.map((person) => ({
              id: person.id,
              name: person.name,
              is: person.role,
              about: stateWords(person),
              onPress: () => setOpen(person),
            }))}
          />
          <Button onClick={() => setOpen({})}>Invite somebody</Button>
          {open && <PersonDialog person={open} onChanged={reload} onClose={() => setOpen(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

const ROLES = (Object.keys(roleWords) as Role[]).map(
  (role) => [role, role.replace(/^./, (letter) => letter.toUpperCase())] as const,
);

function stateWords({ state, lastLoginAt, invitationExpiresAt }: Person): string {
  const parts = [
    state === 'switched off' && 'Switched off',
    invitationExpiresAt && `Has a link until ${whenWords(invitationExpiresAt)}`,
    lastLoginAt && `Last logged in ${whenWords(lastLoginAt)}`,
  ];
  return parts.filter(Boolean).join('. ') || 'Has not logged in, and the link is too old';
}

interface Props {
  person: Partial<Person>;
  onChanged: () => void;
  onClose: () => void;
}

function PersonDialog({ person: { id, state, ...known }, onChanged, onClose }: Props) {
  const toast = useToast();
  const fieldErrors = useFieldErrors();
  const [name, setName] = useState(known.name ?? '');
  const [role, setRole] = useState(known.role ?? 'front desk');
  const [link, setLink] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isOff = state === 'switched off';
  const next = isOff ? 'on again' : 'off, and logged out everywhere';

  const attempt = (work: Promise<void>) =>
    void work.then(onChanged, (error) => setErrors(fieldErrors(error)));
  async function makeLink() {
    // Older ones of the person end.
    const asked = id ? post<Link>(`${PEOPLE}/${id}/invitation`) : post<Link>(PEOPLE, { name, role });
    const { invitation } = await asked;
    setLink(`${window.location.origin}/admin/invitation#${invitation}`);
  }
  async function save(body: Schemas['ChangePersonDto'], done: string) {
    await request(`${PEOPLE}/${id}`, { method: 'PATCH', body });
    toast(done);
    onClose();
  }

  if (link)
    return (
      <ActionDialog
        key="link"
        title={`The link for ${name}`}
        cancel="Done"
        onCancel={onClose}
        actions={<ShareButton title={`the site, for ${name}`} url={link} />}
      >
        <LineField
          label="Link"
          hint={`Send it to ${name} only, such as on chat. It works once, within 48 hours, and is shown only now.`}
          value={link}
          readOnly
        />
      </ActionDialog>
    );
  return (
    <ActionDialog
      title={known.name ?? 'Invite somebody'}
      action={id ? 'Save' : 'Make the link'}
      onAction={() => attempt(id ? save({ name, role }, `${name} is saved.`) : makeLink())}
      onCancel={onClose}
    >
      <LineField
        label="Name"
        hint="Used to log in, and shown beside what was done."
        value={name}
        onChange={setName}
        error={errors.name}
      />
      <SelectField
        label="Role"
        options={ROLES}
        value={role}
        onChange={setRole}
        hint={`May look after ${roleWords[role]}.`}
      />
      {id && (
        <div>
          <Hint>
            A new link helps also who forgot the password; until it is used nothing changes. Switch off
            whoever leaves: what they wrote stays.
          </Hint>
          <QuietRow>
            <QuietButton onClick={() => attempt(makeLink())}>New link</QuietButton>
            <DangerButton
              onClick={() => attempt(save({ isSwitchedOff: !isOff }, `${name} is switched ${next}.`))}
            >
              {isOff ? 'Switch on' : 'Switch off'}
            </DangerButton>
          </QuietRow>
        </div>
      )}
    </ActionDialog>
  );
}
