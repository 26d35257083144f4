import { addDays, dateOf } from '@salon/content/hours/localTime';
import { dayWords, listWords } from '@salon/content/words/dates';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { color } from '../../shared/theme/tokens';
import { useToast } from '../../shared/ui/Toast';
import { useAttempt } from '../api/errors';
import { request } from '../api/request';
import { type Consent, listConsents } from '../api/site';
import { useRights } from '../rights';
import { salonTime } from '../salonDates';
import { DangerButton, QuietButton } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { Hint, LineField } from '../ui/Field';
import { Loaded } from '../ui/Loaded';
import { RowList } from '../ui/RowList';
import { useForm } from '../ui/useForm';

const useWords = { site: 'on the site', posts: 'in posts', social: 'on social media' };
const thumbnail = (image: string) => image.replace('960.jpg', '320.webp');
const square = { width: '5rem', height: '5rem', objectFit: 'cover' } as const;
const keyOf = (image: string) => image.split('/')[2];
const fields = [
  ['who', 'Name', 'Only you see it.', 'text'],
  ['given', 'Agreed on', 'Such as: on chat, 3 May 2026.', 'text'],
  ['until', 'Until', 'Empty when no end was agreed.', 'date'],
] as const;

/** Whether a day has passed, or comes within a month. */
const endsSoon = (day: string | undefined) =>
  day !== undefined && day <= addDays(dateOf(salonTime(new Date())), 31);

const PICTURES = '/admin/pictures';

/** In the form of an uploaded picture. What else is open there may still have a withdrawn picture: the list follows. */
export function ClientsFace({ image, of }: { image: string; of?: string }) {
  const attempt = useAttempt();
  const navigate = useNavigate();
  const { may } = useRights();
  const [picture, setPicture] = useState<Consent>();
  if (!image.startsWith('/media/') || !may('consents')) return null;

  const open = () =>
    attempt('What is noted of the picture can’t be loaded right now.', async () => {
      const known = (await listConsents()).find((one) => keyOf(one.image) === keyOf(image));
      setPicture(known ?? { image, places: [], given: '' });
    });

  return (
    <>
      <QuietButton onClick={open} aria-label={of && `A client’s face is visible in ${of}`}>
        A client’s face is visible
      </QuietButton>
      {picture && (
        <ConsentDialog
          picture={picture}
          onChanged={(isGone) => isGone && navigate(PICTURES)}
          onClose={() => setPicture(undefined)}
        />
      )}
    </>
  );
}

interface Props {
  picture: Consent;
  onChanged: (isGone: boolean) => void;
  onClose: () => void;
}

function ConsentDialog({ picture: { image, places, ...noted }, onChanged, onClose }: Props) {
  const toast = useToast();
  const attempt = useAttempt();
  const [isLeaving, setLeaving] = useState(false);
  const path = `/api/consents/${keyOf(image)}`;
  function finish(said: string, isGone: boolean) {
    toast(said);
    onClose();
    onChanged(isGone);
  }
  const { form, errors } = useForm(async (typed) => {
    // A browser gives no value for a day that the calendar lacks.
    if (!form.ref.current?.checkValidity()) return { until: 'Please choose a day that the calendar has.' };
    const body = { uses: ['site', 'posts'], ...noted, ...typed, until: typed.until || undefined };
    await request(path, { method: 'PUT', body });
    finish(`${typed.who} is noted.`, false);
    return undefined;
  });
  const withdraw = () =>
    attempt('It is not known whether that was done. Please try again.', async () => {
      await request(path, { method: 'DELETE' });
      finish('It is withdrawn. Within a minute no page has it.', true);
    });

  if (isLeaving)
    return (
      <ActionDialog
        key="leaving"
        role="alertdialog"
        title="Withdraw this picture everywhere, for good?"
        action="Withdraw"
        onAction={withdraw}
        onCancel={onClose}
      >
        <img src={thumbnail(image)} alt="" style={square} />
        <p>
          {places.length > 0 ? `It is in ${listWords(places)}.` : 'Nothing uses it.'} A browser that has shown
          it may keep its copy, and a backup made before still holds it.
        </p>
      </ActionDialog>
    );
  return (
    <ActionDialog
      title="A client’s face is visible"
      action="Save"
      form={form}
      onCancel={onClose}
      actions={<DangerButton onClick={() => setLeaving(true)}>Withdraw the picture</DangerButton>}
    >
      <img src={thumbnail(image)} alt="" style={square} />
      {fields.map(([name, label, hint, type]) => (
        <LineField
          key={name}
          {...{ name, label, hint, type, error: errors[name], defaultValue: noted[name] }}
        />
      ))}
    </ActionDialog>
  );
}

export function ConsentsPage() {
  const [chosen, setChosen] = useState<Consent>();
  return (
    <>
      <Hint>Only you see this. A consent that has ended hides nothing by itself.</Hint>
      <Loaded load={listConsents}>
        {(pictures, reload) => (
          <>
            <RowList>
              {pictures.map((picture, index) => (
                <li key={picture.image}>
                  <img src={thumbnail(picture.image)} alt="" loading="lazy" style={square} />
                  <div>
                    <p style={{ color: endsSoon(picture.until) ? color.clay : undefined }}>
                      <strong>{picture.who ?? 'Nobody noted'}</strong>
                      {picture.uses && `, ${listWords(picture.uses.map((use) => useWords[use]))}`}
                      {picture.until && `, until ${dayWords(picture.until)}`}
                      {picture.given && `, agreed ${picture.given}`}
                    </p>
                    <Hint>Used in: {listWords(picture.places) || 'nothing'}.</Hint>
                  </div>
                  <QuietButton
                    aria-label={`Change or withdraw picture ${index + 1}`}
                    onClick={() => setChosen(picture)}
                  >
                    Change or withdraw
                  </QuietButton>
                </li>
              ))}
            </RowList>
            {chosen && (
              <ConsentDialog picture={chosen} onChanged={reload} onClose={() => setChosen(undefined)} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
