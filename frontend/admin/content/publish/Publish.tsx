import styled from '@emotion/styled';
import type { LocalTime } from '@salon/content/hours/localTime';
import { type ReactNode, useState } from 'react';
import { fontSize, space } from '../../../shared/theme/tokens';
import { Button, ButtonLink } from '../../../shared/ui/Button';
import { isOutcomeUnknown, SessionExpiredError } from '../../api/errors';
import { dateWords, salonTime, whenWords } from '../../salonDates';
import { ButtonRow, OutlineButton, TapLink } from '../../ui/buttons';
import { ActionDialog } from '../../ui/Dialog';
import { TimeDialog } from '../../ui/TimeDialog';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/undo';
import { Note } from '../parts/controls';
import { SITE } from '../places';
import { SiteErrors } from '../SiteBar';
import { Lines, useChanges } from '../useChanges';
import { SamplesLeft } from '../yours/Yours';
import { useVisible } from './useVisible';

export function Publish() {
  const { published, scheduled, status, errors, publish, cancelSchedule, discard } = useSiteDraft();
  const changes = useChanges();
  const visible = useVisible(published.edition);
  const offerUndo = useOfferUndo();
  const [isBusy, setBusy] = useState(false);
  const [asked, ask] = useState<'time' | 'discard'>();
  const [failure, setFailure] = useState<string | null>(null);
  /** The edition that was published just now, or that one was scheduled. */
  const [done, setDone] = useState<number | 'scheduled'>();

  async function work(failed: string, doing: () => Promise<void>) {
    ask(undefined);
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

  const onPublish = (at?: LocalTime) =>
    work(`It is not ${at ? 'planned' : 'published'}`, async () => {
      const edition = await publish(at);
      setDone(at === undefined ? edition : 'scheduled');
    });
  const onPublishScheduled = () =>
    work('It is not published', async () => {
      await cancelSchedule();
      setDone(await publish());
    });
  const onCancelSchedule = () => work('It is not called off', cancelSchedule);
  const onDiscard = () =>
    work('It is not discarded', async () => {
      await discard();
      offerUndo('The draft is discarded.');
    });

  const isChanged = changes.length > 0;
  if (typeof done === 'number' && !isChanged) return <Done edition={done} visible={visible} />;
  const isHeld = isBusy || status === 'conflict';
  return (
    <>
      {scheduled && (
        <Note as="section">
          <Heading isNew={done === 'scheduled'}>Planned for {dateWords(scheduled.publishedAt)}</Heading>
          <Lines lines={scheduled.summary} />
          <p>
            Visitors see it by itself from then on. What you publish before stays too. When you call it off,
            its changes come back into your draft.
          </p>
          <ButtonRow>
            {!isChanged && (
              <OutlineButton disabled={isBusy} onClick={onPublishScheduled}>
                Publish it now
              </OutlineButton>
            )}
            <OutlineButton disabled={isBusy} onClick={onCancelSchedule}>
              Call it off
            </OutlineButton>
          </ButtonRow>
        </Note>
      )}
      {isChanged ? (
        <>
          <p>Visitors will see this:</p>
          <Lines label="What changes" lines={changes} />
        </>
      ) : (
        <p>
          Nothing has changed. Visitors {visible === 'soon' || visible === 'late' ? 'will soon see' : 'see'}{' '}
          edition {published.edition}, published {whenWords(published.publishedAt)}.
        </p>
      )}
      {Object.keys(errors).length > 0 && (
        <Note data-trouble>
          <p>This needs a look first{status !== 'refused' && ', so it is not part of what you publish'}:</p>
          <SiteErrors />
        </Note>
      )}
      {isChanged && <SamplesLeft />}
      {failure && (
        <Note data-trouble role="alert">
          {failure}
        </Note>
      )}
      <Actions>
        {isChanged && (
          <>
            <Button type="button" data-keep-clear disabled={isHeld} onClick={() => onPublish()}>
              {isBusy ? 'Publishing…' : 'Publish now'}
            </Button>
            <OutlineButton disabled={isHeld} onClick={() => ask('time')}>
              Publish later…
            </OutlineButton>
          </>
        )}
        <ButtonLink to={`${SITE}/preview`} variant="outline">
          Preview
        </ButtonLink>
        {isChanged && <OutlineButton onClick={() => ask('discard')}>Discard draft</OutlineButton>}
      </Actions>
      <TapLink to={`${SITE}/history`}>What was published before</TapLink>
      {asked === 'time' && (
        <TimeDialog
          title="Publish later"
          action="Plan it"
          hint="Visitors see the changes from then on."
          initial={scheduled ? salonTime(new Date(scheduled.publishedAt)) : undefined}
          isToCome
          onChoose={onPublish}
          onCancel={() => ask(undefined)}
        >
          {scheduled && (
            <p>
              They join what is planned for {dateWords(scheduled.publishedAt)}: all of it is published at the
              time that you choose here.
            </p>
          )}
        </TimeDialog>
      )}
      {asked === 'discard' && (
        <ActionDialog
          role="alertdialog"
          title="Discard the draft? Everything goes back to what visitors see now."
          action="Discard"
          onAction={onDiscard}
          onCancel={() => ask(undefined)}
        />
      )}
    </>
  );
}

/** A heading that gets the focus when it says what was done just now. */
const Heading = ({ isNew, children }: { isNew: boolean; children: ReactNode }) => (
  <DoneWords ref={isNew ? focus : undefined} tabIndex={-1}>
    {children}
  </DoneWords>
);

const focus = (heading: HTMLElement | null) => heading?.focus();

const Done = ({ edition, visible }: { edition: number; visible: ReturnType<typeof useVisible> }) => (
  <>
    <Heading isNew>
      Published, edition {edition}.{' '}
      <span aria-live="polite">
        {visible === 'now' ? 'Visitors see it now.' : 'Visitors will see it in a moment.'}
      </span>
    </Heading>
    <div role="status">
      {visible === 'late' && (
        <p>
          This takes longer than usual. Until then visitors see what was published before. You need not wait
          here.
        </p>
      )}
    </div>
    <Actions>
      <ButtonLink href="/" newTab>
        View site
      </ButtonLink>
      <ButtonLink to={SITE} variant="outline">
        Back to the site’s parts
      </ButtonLink>
    </Actions>
    <TapLink to={`${SITE}/history`}>Go back to an earlier edition</TapLink>
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
  margin-block: ${space[6]};
`;

const DoneWords = styled.h2`
  font-size: ${fontSize.heading};
  &:focus { outline: none; box-shadow: none; }
`;
