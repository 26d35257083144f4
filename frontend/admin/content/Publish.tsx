import styled from '@emotion/styled';
import { isFrontDeskChange } from '@salon/content/frontDesk';
import type { LocalTime } from '@salon/content/hours/localTime';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { fontSize, space } from '../../shared/theme/tokens';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { isOutcomeUnknown, SessionExpiredError } from '../api/errors';
import { useRights } from '../rights';
import { dateWords, salonTime, whenWords } from '../salonDates';
import { ButtonRow, OutlineButton, TapLink } from '../ui/buttons';
import { Note } from '../ui/Notice';
import { ShareDraft } from '../ui/ShareDraft';
import { takeFocus } from '../ui/takeFocus';
import { faultOfWhen, isToCome, WhenField } from '../ui/WhenField';
import { useSiteDraft } from './draft/SiteDraftProvider';
import { placeOf, SITE } from './places';
import { Lines, useChanges } from './useChanges';

export function Publish() {
  const {
    content,
    accepted,
    published,
    scheduled,
    status,
    errors,
    publish,
    cancelSchedule,
    discard,
    offerUndo,
  } = useSiteDraft();
  const { may, by } = useRights();
  const changes = useChanges();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [when, setWhen] = useState<LocalTime>();
  const [fault, setFault] = useState<string>();
  /** Whether something was published, scheduled or discarded just now. */
  const [isDone, setDone] = useState(false);
  // New changes join what is scheduled already.
  const at = when ?? (scheduled ? salonTime(new Date(scheduled.publishedAt)) : '');

  async function work(failed: string, doing: () => Promise<unknown>) {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await doing();
      setDone(true);
    } catch (error) {
      setFailure(failureText(error, failed));
    } finally {
      setBusy(false);
    }
  }

  function onPublish() {
    const wrong = faultOfWhen() ?? (at && !isToCome(at) ? 'Please choose a time to come.' : undefined);
    setFault(wrong);
    if (wrong) return;
    void work(`It is not ${at ? 'scheduled' : 'published'}`, () => publish(at || undefined));
  }
  const onDiscard = () =>
    work('Your changes are not discarded', async () => {
      await discard();
      offerUndo('Your changes are discarded.');
    });

  const isChanged = changes.length > 0;
  const mayPublish = may('content') || isFrontDeskChange(published.content, accepted);
  return (
    <>
      {scheduled && (
        <Note as="section">
          <Heading isNew={isDone}>
            Scheduled for {dateWords(scheduled.publishedAt)}
            {by(scheduled.by)}
          </Heading>
          <Lines lines={scheduled.summary} />
          {may('content') && (
            <ButtonRow>
              <OutlineButton disabled={isBusy} onClick={() => work('It is still scheduled', cancelSchedule)}>
                Unschedule
              </OutlineButton>
            </ButtonRow>
          )}
          {may('content') && <ShareDraft of={{ site: 'planned' }} title="what is scheduled" />}
        </Note>
      )}
      {!isChanged && (
        <section>
          <Heading isNew={isDone && !scheduled}>Published, edition {published.edition}</Heading>
          <p>It was published {whenWords(published.publishedAt)}.</p>
        </section>
      )}
      {Object.keys(errors).length > 0 && (
        <Note data-trouble>
          <p>This needs a look first{status !== 'refused' && ', so it is not part of what you publish'}:</p>
          <ul aria-label="What needs a look">
            {Object.entries(errors).map(([path, message]) => {
              const { to, name } = placeOf(content, path);
              return (
                <li key={path}>
                  <Link to={to}>{name}</Link> {message}
                </li>
              );
            })}
          </ul>
        </Note>
      )}
      {!mayPublish && (
        <Note>
          <p>Some of this is not among the things that the front desk may publish. Please ask the owner.</p>
        </Note>
      )}
      {failure && (
        <Note data-trouble role="alert">
          {failure}
        </Note>
      )}
      <Actions>
        {isChanged && mayPublish && (
          <>
            <Button
              type="button"
              data-keep-clear
              disabled={isBusy || status === 'conflict'}
              onClick={onPublish}
            >
              {isBusy ? 'Publishing…' : at ? 'Schedule' : 'Publish now'}
            </Button>
            <WhenField
              label="Publish on"
              hint={
                scheduled
                  ? 'Your changes join what is scheduled; all of it is published then.'
                  : 'Empty: right away.'
              }
              error={fault}
              value={at}
              onChange={(time) => {
                setWhen(time);
                setFault(undefined);
              }}
            />
          </>
        )}
      </Actions>
      {isChanged && (
        <>
          <p style={{ marginBottom: space[3] }}>Visitors will see this:</p>
          <Lines label="What changes" lines={changes} />
        </>
      )}
      {may('content') && (
        <Actions>
          <ButtonLink to={`${SITE}/look`} variant="outline">
            Preview
          </ButtonLink>
          {isChanged && <OutlineButton onClick={onDiscard}>Discard changes</OutlineButton>}
        </Actions>
      )}
      {isChanged && may('content') && <ShareDraft of={{ site: 'draft' }} title="the draft of the site" />}
      {may('content') && <TapLink to={`${SITE}/history`}>Version history</TapLink>}
    </>
  );
}

/** A heading that gets the focus when it says what was done just now. */
const Heading = ({ isNew, children }: { isNew: boolean; children: ReactNode }) => (
  <DoneWords ref={isNew ? takeFocus : undefined} tabIndex={-1}>
    {children}
  </DoneWords>
);

function failureText(error: unknown, failed: string): string | null {
  if (error instanceof SessionExpiredError) return null;
  if (isOutcomeUnknown(error)) {
    return 'No answer came, so it is done or not. Load the page again to see, or try again.';
  }
  return `${failed}: ${error instanceof Error ? error.message : error}`;
}

const Actions = styled(ButtonRow)`
  align-items: start;
  margin-block: ${space[6]};
`;

const DoneWords = styled.h2`
  font-size: ${fontSize.heading};
  &:focus { outline: none; box-shadow: none; }
`;
