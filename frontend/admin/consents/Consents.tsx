import styled from '@emotion/styled';
import { dayWords, listWords } from '@salon/content/words/dates';
import { type ReactNode, useEffect, useState } from 'react';
import { color, space } from '../../shared/theme/tokens';
import { useToast } from '../../shared/ui/Toast';
import { AdminPage } from '../AdminPage';
import { ApiError, useErrorToast } from '../api/errors';
import { type Consent, changeConsent, listConsents } from '../api/site';
import { endsSoon } from '../salonDates';
import { DangerButton, QuietButton, QuietRow } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { Hint, LineField, SelectField } from '../ui/Field';
import { Loaded } from '../ui/Loaded';

const useWords = { site: 'on the site', posts: 'in posts', social: 'on social media' };
const all = ['site', 'posts', 'social'] as const;
const usesWords = (uses: (typeof all)[number][]) => listWords(uses.map((use) => useWords[use]));
/** Every set of uses, the likely ones first. */
const choices = [3, 7, 1, 2, 4, 5, 6].map((bits) => all.filter((_, at) => bits & (1 << at)));
const thumbnail = (image: string) => image.replace('960.jpg', '320.webp');
const fields = [
  ['who', 'Name', 'Only you see it.', 'text'],
  ['until', 'Until', 'Empty when no end was agreed.', 'date'],
  ['given', 'How it was given', 'Such as: on chat, 3 May 2026.', 'text'],
] as const;

interface Props {
  picture: Consent;
  name: string;
  children: ReactNode;
  onChanged: () => void;
}

function ConsentButton({ picture: { image, places, ...noted }, name, children, onChanged }: Props) {
  const toast = useToast();
  const showError = useErrorToast();
  const [step, setStep] = useState<'noting' | 'leaving'>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [values, setValues] = useState({ who: '', uses: choices[0] ?? [], until: '', ...noted });
  const change = (part: Partial<typeof values>) => setValues((last) => ({ ...last, ...part }));
  const isLeaving = step === 'leaving';

  async function send(form: HTMLFormElement) {
    // A browser gives no value for a day that the calendar lacks.
    if (!form.checkValidity()) return setErrors({ until: 'Please choose a day that the calendar has.' });
    try {
      await changeConsent(image, isLeaving ? null : { ...values, until: values.until || undefined });
      toast(isLeaving ? 'It is withdrawn. Within a minute no page has it.' : `${values.who} is noted.`);
      setStep(undefined);
      onChanged();
    } catch (error) {
      setErrors(error instanceof ApiError ? error.byField : {});
      showError(error, { fallback: 'It is not known whether that was done. Please try again.' });
    }
  }

  const leave = <DangerButton onClick={() => setStep('leaving')}>Withdraw the picture</DangerButton>;
  return (
    <>
      <QuietButton aria-label={name} onClick={() => setStep('noting')}>
        {children}
      </QuietButton>
      {step && (
        <ActionDialog
          key={step}
          role={isLeaving ? 'alertdialog' : undefined}
          title={isLeaving ? 'Withdraw this picture everywhere, for good?' : 'Who is to be recognised?'}
          action={isLeaving ? 'Withdraw' : 'Note it'}
          onAction={send}
          onCancel={() => setStep(undefined)}
          actions={!isLeaving && leave}
        >
          <img src={thumbnail(image)} alt="" style={{ width: '6rem' }} />
          {isLeaving ? (
            <p>
              {places.length > 0 ? `It is in ${listWords(places)}.` : 'Nothing uses it.'} A browser that has
              shown it may keep its copy, and a backup made before still holds it.
            </p>
          ) : (
            <>
              {fields.map(([name, label, hint, type]) => (
                <LineField
                  key={name}
                  {...{ label, hint, type, error: errors[name], value: values[name] }}
                  onChange={(value) => change({ [name]: value })}
                />
              ))}
              <SelectField
                label="May be shown"
                options={choices.map((choice) => [choice.join(), usesWords(choice)])}
                value={values.uses.join()}
                onChange={(value) => change({ uses: choices.find((choice) => choice.join() === value) })}
              />
            </>
          )}
        </ActionDialog>
      )}
    </>
  );
}

/** Uploads say here which picture is new. */
export const asking = { about: async (_image: string) => {} };

/** Asks once who is to be recognised in new pictures, wherever they were chosen. Nothing waits for the answer. */
export function AskConsent() {
  const [pictures, setPictures] = useState<Consent[]>([]);
  const leaveOut = (image: string) => setPictures((last) => last.filter((one) => one.image !== image));
  useEffect(() => {
    asking.about = async (image) => {
      const known = (await listConsents().catch(() => [])).find((one) => one.image === image);
      leaveOut(image);
      setPictures((last) => [...last, known ?? { image, places: [], given: '' }]);
    };
  }, []);
  if (pictures.length === 0) return null;
  return (
    <Bar aria-label="New pictures" data-keep-clear>
      <p role="status">Is somebody to be recognised?</p>
      <QuietRow>
        {pictures.map((picture, index) => (
          <ConsentButton
            key={picture.image}
            {...{ picture, name: `${picture.who ?? 'Yes'}, in new picture ${index + 1}` }}
            onChanged={() => leaveOut(picture.image)}
          >
            <img src={thumbnail(picture.image)} alt="" width="36" />
            {picture.who ?? 'Yes'}
          </ConsentButton>
        ))}
        <QuietButton onClick={() => setPictures([])}>No</QuietButton>
      </QuietRow>
    </Bar>
  );
}

export const ConsentsPage = () => (
  <AdminPage title="People in pictures" up={{ to: '/admin/site/photos', name: 'Photographs' }}>
    <Hint>Only you see this. A consent that has ended hides nothing by itself.</Hint>
    <Loaded load={listConsents} loading="Loading" failed="The pictures can’t be loaded right now.">
      {(pictures, reload) => (
        <Rows>
          {pictures.map((picture, index) => (
            <li key={JSON.stringify(picture)}>
              <img src={thumbnail(picture.image)} alt="" loading="lazy" />
              <p data-ending={endsSoon(picture.until)}>
                <strong>{picture.who ?? 'Nobody noted'}</strong>
                {picture.uses && `, ${usesWords(picture.uses)}`}
                {picture.until && `, until ${dayWords(picture.until)}`}
                {picture.given && `, given ${picture.given}`}
              </p>
              <Hint>Used in: {listWords(picture.places) || 'nothing'}.</Hint>
              <ConsentButton
                {...{ picture, name: `Change or withdraw picture ${index + 1}` }}
                onChanged={reload}
              >
                Change or withdraw
              </ConsentButton>
            </li>
          ))}
        </Rows>
      )}
    </Loaded>
  </AdminPage>
);

const Bar = styled.aside`
  position: sticky;
  bottom: var(--toast-floor, 0px);
  max-height: 40dvh;
  overflow-y: auto;
  padding: ${space[2]} ${space.gutter};
  background: ${color.paperShade};
`;

const Rows = styled.ul`
  li { display: grid; grid-template-columns: 5rem minmax(0, 1fr); gap: ${space[2]} ${space[4]}; justify-items: start; padding-block: ${space[4]}; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  li > img { grid-row: span 3; width: 5rem; height: 5rem; object-fit: cover; }
  [data-ending='true'] { color: ${color.clay}; }
`;
