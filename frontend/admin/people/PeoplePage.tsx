import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { useCopyLink } from '../../shared/ui/useCopyLink';
import { AdminPage } from '../AdminPage';
import { ApiError, useErrorToast } from '../api/errors';
import { changePerson, invite, inviteAgain, listPeople, type Person, type Role } from '../api/people';
import { whenWords } from '../salonDates';
import { DangerButton, QuietButton, QuietRow } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { Hint, LineField, SelectField } from '../ui/Field';
import { Loaded } from '../ui/Loaded';
import { RowList } from '../ui/RowList';
import { roleNames, roleWords } from './roles';

/** What is open over the list. */
type Open = { person?: Person } | { link: string; name: string };

export function PeoplePage() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <AdminPage
      title="People"
      up={{ to: '/admin/site', name: 'More' }}
      beside={<Button onClick={() => setOpen({})}>Invite somebody</Button>}
    >
      <Loaded load={listPeople} loading="Loading the people" failed="The people can’t be loaded right now.">
        {(people, reload) => (
          <>
            <RowList>
              {people.map((person) => (
                <li key={person.id}>
                  <div>
                    <strong>{person.name}</strong>, {roleNames[person.role].toLowerCase()}
                    <Hint>{stateWords(person)}</Hint>
                  </div>
                  <QuietButton aria-label={`Change ${person.name}`} onClick={() => setOpen({ person })}>
                    Change
                  </QuietButton>
                </li>
              ))}
            </RowList>
            {open && 'link' in open && <LinkDialog {...open} onClose={close} />}
            {open && !('link' in open) && (
              <PersonDialog
                {...open}
                onInvited={(link) => {
                  setOpen(link);
                  reload();
                }}
                onChanged={() => {
                  close();
                  reload();
                }}
                onClose={close}
              />
            )}
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

function stateWords({ state, lastLoginAt, invitationExpiresAt }: Person): string {
  const parts = [
    state === 'switched off' && 'Switched off',
    invitationExpiresAt && `Has a link until ${whenWords(invitationExpiresAt)}`,
    state === 'invited' && !invitationExpiresAt && 'Invited; the link is too old',
    lastLoginAt && `Last logged in ${whenWords(lastLoginAt)}`,
  ];
  return parts.filter(Boolean).join('. ') || 'Has not logged in yet';
}

interface Props {
  /** Missing for somebody new. */
  person?: Person;
  onInvited: (link: { link: string; name: string }) => void;
  onChanged: () => void;
  onClose: () => void;
}

function PersonDialog({ person, onInvited, onChanged, onClose }: Props) {
  const toast = useToast();
  const showError = useErrorToast();
  const [name, setName] = useState(person?.name ?? '');
  const [role, setRole] = useState<Role>(person?.role ?? 'front desk');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isOff = person?.state === 'switched off';

  async function attempt(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      setErrors(error instanceof ApiError ? error.byField : {});
      showError(error, { fallback: 'It is not known whether that was done. Please try again.' });
    }
  }
  const showLink = (token: string) =>
    onInvited({ link: `${window.location.origin}/admin/invitation#${token}`, name });
  const save = (change: Parameters<typeof changePerson>[1], done: string) =>
    attempt(async () => {
      await changePerson(person?.id ?? 0, change);
      toast(done);
      onChanged();
    });

  return (
    <ActionDialog
      title={person ? person.name : 'Invite somebody'}
      action={person ? 'Save' : 'Make the link'}
      onAction={() =>
        person
          ? save({ name, role }, `${name} is saved.`)
          : attempt(async () => showLink((await invite({ name, role })).invitation))
      }
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
        options={(Object.keys(roleNames) as Role[]).map((one) => [one, roleNames[one]] as const)}
        value={role}
        onChange={setRole}
        hint={`May look after ${roleWords[role]}.`}
        error={errors.role}
      />
      {person && (
        <div>
          <Hint>
            {isOff
              ? 'Switched off: can’t log in. What was written stays.'
              : 'A new link helps also who forgot the password; until it is used nothing changes. Switch off whoever leaves: what they wrote stays.'}
          </Hint>
          <QuietRow>
            {isOff ? (
              <QuietButton onClick={() => save({ isSwitchedOff: false }, `${name} is switched on again.`)}>
                Switch on
              </QuietButton>
            ) : (
              <>
                <QuietButton
                  onClick={() => attempt(async () => showLink((await inviteAgain(person.id)).invitation))}
                >
                  New link
                </QuietButton>
                <DangerButton
                  onClick={() =>
                    save({ isSwitchedOff: true }, `${name} is switched off, and logged out everywhere.`)
                  }
                >
                  Switch off
                </DangerButton>
              </>
            )}
          </QuietRow>
        </div>
      )}
    </ActionDialog>
  );
}

function LinkDialog({ link, name, onClose }: { link: string; name: string; onClose: () => void }) {
  const copyLink = useCopyLink();
  const canShare = 'share' in navigator;
  // Where it fails, the share sheet was mostly just closed.
  const share = () => void navigator.share({ url: link }).catch(() => {});
  return (
    <ActionDialog
      title={`The link for ${name}`}
      cancel="Done"
      onCancel={onClose}
      actions={
        <>
          {canShare && (
            <Button type="button" onClick={share}>
              Share
            </Button>
          )}
          <Button type="button" variant={canShare ? 'outline' : 'solid'} onClick={() => copyLink(link)}>
            Copy
          </Button>
        </>
      }
    >
      <LineField
        label="Link"
        hint={`Send it to ${name} only, such as on chat. It works once, within 48 hours, and is shown only now.`}
        value={link}
        readOnly
      />
    </ActionDialog>
  );
}
