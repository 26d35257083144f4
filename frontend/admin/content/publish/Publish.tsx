import styled from '@emotion/styled';
import { isFrontDeskChange } from '@salon/content/frontDesk';
import type { LocalTime } from '@salon/content/hours/localTime';
import { type ReactNode, useState } from 'react';
import { fontSize, space } from '../../../shared/theme/tokens';
import { Button, ButtonLink } from '../../../shared/ui/Button';
import { isOutcomeUnknown, SessionExpiredError } from '../../api/errors';
import { useRights } from '../../rights';
import { dateWords, salonTime, whenWords } from '../../salonDates';
import { ButtonRow, OutlineButton, TapLink } from '../../ui/buttons';
import { ActionDialog } from '../../ui/Dialog';
import { ShareDraft } from '../../ui/ShareDraft';
import { takeFocus } from '../../ui/takeFocus';
import { faultOfWhen, isToCome, WhenField } from '../../ui/WhenField';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/useOfferUndo';
import { NewEntry, typedLists } from '../entries/NewEntry';
import { Note } from '../parts/controls';
import { SITE } from '../places';
import { SiteErrors } from '../SiteBar';
import { Lines, useChanges } from '../useChanges';
import { SamplesLeft } from '../yours/Yours';
import { useVisible } from './useVisible';

export function Publish() {
  const { content, accepted, published, scheduled, status, errors, publish, cancelSchedule, discard } =
    useSiteDraft();
  const { may, by } = useRights();
  const changes = useChanges();
  const isVisible = useVisible(published.edition);
  const offerUndo = useOfferUndo();
  const [isBusy, setBusy] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [when, setWhen] = useState<LocalTime>();
  const [fault, setFault] = useState<string>();
  /** The edition that was published just now, or that one was scheduled. */
  const [done, setDone] = useState<number | 'scheduled'>();
  // New changes join what is scheduled already.
  const at = when ?? (scheduled ? salonTime(new Date(scheduled.publishedAt)) : '');

  async function work(failed: string, doing: () => Promise<void>) {
    setDiscarding(false);
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await doing();
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
    void work(`It is not ${at ? 'scheduled' : 'published'}`, async () => {
      const edition = await publish(at || undefined);
      setDone(at ? 'scheduled' : edition);
    });
  }
  const onPublishScheduled = () =>
    work('It is not published', async () => {
      await cancelSchedule();
      setDone(await publish());
    });
  const onDiscard = () =>
    work('Your changes are not discarded', async () => {
      await discard();
      offerUndo('Your changes are discarded.');
    });

  const isChanged = changes.length > 0;
  const mayPublish = may('content') || isFrontDeskChange(published.content, accepted);
  if (typeof done === 'number' && !isChanged) return <Done edition={done} isVisible={isVisible} />;
  return (
    <>
      {scheduled && (
        <Note as="section">
          <Heading isNew={done === 'scheduled'}>
            Scheduled for {dateWords(scheduled.publishedAt)}
            {by(scheduled.by)}
          </Heading>
          <Lines lines={scheduled.summary} />
          {may('content') && (
            <ButtonRow>
              {!isChanged && (
                <OutlineButton disabled={isBusy} onClick={onPublishScheduled}>
                  Publish it now
                </OutlineButton>
              )}
              <OutlineButton disabled={isBusy} onClick={() => work('It is still scheduled', cancelSchedule)}>
                Unschedule
              </OutlineButton>
            </ButtonRow>
          )}
          {may('content') && <ShareDraft of={{ site: 'planned' }} title="what is scheduled" />}
        </Note>
      )}
      {!isChanged && (
        <p>
          {scheduled ? 'Nothing else is to be published.' : 'Everything is published.'} Visitors{' '}
          {isVisible === false ? 'will soon see' : 'see'} edition {published.edition}, published{' '}
          {whenWords(published.publishedAt)}.
        </p>
      )}
      {Object.keys(errors).length > 0 && (
        <Note data-trouble>
          <p>This needs a look first{status !== 'refused' && ', so it is not part of what you publish'}:</p>
          <SiteErrors />
        </Note>
      )}
      {!mayPublish && (
        <Note>
          <p>Some of this is not among the things that the front desk may publish. Please ask the owner.</p>
        </Note>
      )}
      {may('content') && typedLists(content).map((list) => <NewEntry key={list} list={list} isLeft />)}
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
          <p>Visitors will see this:</p>
          <Lines label="What changes" lines={changes} />
          {may('content') && <SamplesLeft />}
        </>
      )}
      {may('content') && (
        <ButtonRow>
          <ButtonLink to={`${SITE}/look`} variant="outline">
            Preview
          </ButtonLink>
          {isChanged && <OutlineButton onClick={() => setDiscarding(true)}>Discard changes</OutlineButton>}
        </ButtonRow>
      )}
      {isChanged && may('content') && <ShareDraft of={{ site: 'draft' }} title="the draft of the site" />}
      <HistoryLink />
      {isDiscarding && (
        <ActionDialog
          role="alertdialog"
          title="Discard your changes? Everything goes back to what visitors see now."
          action="Discard"
          onAction={onDiscard}
          onCancel={() => setDiscarding(false)}
        />
      )}
    </>
  );
}

const HistoryLink = () =>
  useRights().may('content') && <TapLink to={`${SITE}/history`}>Version history</TapLink>;

/** A heading that gets the focus when it says what was done just now. */
const Heading = ({ isNew, children }: { isNew: boolean; children: ReactNode }) => (
  <DoneWords ref={isNew ? takeFocus : undefined} tabIndex={-1}>
    {children}
  </DoneWords>
);

const Done = ({ edition, isVisible }: { edition: number; isVisible: boolean | undefined }) => (
  <>
    <Heading isNew>
      Published, edition {edition}.{' '}
      <span aria-live="polite">
        {isVisible ? 'Visitors see it now.' : 'Visitors will see it in a moment.'}
      </span>
    </Heading>
    <Actions>
      <ButtonLink href="/" newTab>
        View site
      </ButtonLink>
      <ButtonLink to={SITE} variant="outline">
        Back to More
      </ButtonLink>
    </Actions>
    <HistoryLink />
  </>
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
