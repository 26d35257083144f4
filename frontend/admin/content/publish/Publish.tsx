import styled from '@emotion/styled';
import type { LocalTime } from '@salon/content/hours/localTime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, space } from '../../../shared/theme/tokens';
import { Button, ButtonLink } from '../../../shared/ui/Button';
import { useToast } from '../../../shared/ui/Toast';
import { isOutcomeUnknown, SessionExpiredError } from '../../api/errors';
import type { SitePlan } from '../../api/site';
import { dateWords, salonTime, whenWords } from '../../salonDates';
import { ButtonRow } from '../../ui/ButtonRow';
import { ActionDialog } from '../../ui/Dialog';
import { OutlineButton } from '../../ui/QuietButton';
import { TimeDialog } from '../../ui/TimeDialog';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { LinedList } from '../parts/controls';
import { SITE } from '../places';
import { SiteErrors } from '../SiteBar';
import { Lines, useChanges } from '../useChanges';
import { SamplesLeft } from '../yours/Yours';
import { useVisible } from './useVisible';

/** The changes that visitors would see, and the button that publishes them. */
export function Publish() {
  const { published, plan, status, errors, publish, callOff, discard, undo } = useSiteDraft();
  const changes = useChanges();
  const visible = useVisible(published.edition);
  const toast = useToast();
  const [isPublishing, setPublishing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [isNew, setNew] = useState(false);

  async function work(failed: string, doing: () => Promise<void>) {
    if (isPublishing) return;
    setPublishing(true);
    setFailure(null);
    try {
      await doing();
    } catch (error) {
      setFailure(failureText(error, failed));
    } finally {
      setPublishing(false);
    }
  }

  const onPublish = (at?: LocalTime) =>
    work(`It is not ${at ? 'planned' : 'published'}`, async () => {
      const edition = await publish(at);
      setNew(at !== undefined);
      setDone(at === undefined ? edition : null);
    });
  const onPublishPlan = () =>
    work('It is not published', async () => {
      await callOff();
      setDone(await publish());
    });
  const onCallOff = () => work('It is not called off', callOff);
  const onDiscard = () =>
    work('It is not discarded', async () => {
      setAsking(false);
      await discard();
      toast('The draft is discarded.', 'status', { label: 'Undo', onClick: undo });
    });

  if (done !== null && changes.length === 0) return <Done edition={done} visible={visible} />;
  const wrong = Object.keys(errors).length;
  const isBusy = isPublishing || status === 'conflict';
  const planned = plan && dateWords(plan.publishedAt);
  return (
    <>
      {plan && (
        <Planned plan={plan} isNew={isNew}>
          {changes.length === 0 && (
            <OutlineButton disabled={isPublishing} onClick={onPublishPlan}>
              Publish it now
            </OutlineButton>
          )}
          <OutlineButton disabled={isPublishing} onClick={onCallOff}>
            Call it off
          </OutlineButton>
        </Planned>
      )}
      {changes.length === 0 ? (
        <p>
          Nothing has changed. Visitors {visible === 'soon' || visible === 'late' ? 'will soon see' : 'see'}{' '}
          edition {published.edition}, published {whenWords(published.publishedAt)}.
        </p>
      ) : (
        <>
          <p>Visitors will see this:</p>
          <Changes aria-label="What changes">
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Changes>
        </>
      )}
      {wrong > 0 && (
        <Trouble as="div">
          <p>This needs a look first, so it is not part of what you publish:</p>
          <SiteErrors />
        </Trouble>
      )}
      {changes.length > 0 && <SamplesLeft />}
      {failure && <Trouble role="alert">{failure}</Trouble>}
      <Actions>
        {changes.length > 0 && (
          <>
            <Button type="button" data-keep-clear disabled={isBusy} onClick={() => onPublish()}>
              {isPublishing ? 'Publishing…' : 'Publish now'}
            </Button>
            <OutlineButton disabled={isBusy} onClick={() => setChoosing(true)}>
              Publish later…
            </OutlineButton>
          </>
        )}
        <ButtonLink to={`${SITE}/preview`} variant="outline">
          Preview
        </ButtonLink>
        {changes.length > 0 && <OutlineButton onClick={() => setAsking(true)}>Discard draft</OutlineButton>}
      </Actions>
      <p>
        <HistoryLink to={`${SITE}/history`}>What was published before</HistoryLink>
      </p>
      {isChoosing && (
        <TimeDialog
          title="Publish later"
          action="Plan it"
          hint="Visitors see the changes from then on."
          initial={plan ? salonTime(new Date(plan.publishedAt)) : undefined}
          isToCome
          onChoose={(time) => {
            setChoosing(false);
            void onPublish(time);
          }}
          onCancel={() => setChoosing(false)}
        >
          {planned && (
            <p>
              They join what is planned for {planned}: all of it is published at the time that you choose
              here.
            </p>
          )}
        </TimeDialog>
      )}
      {isAsking && (
        <ActionDialog
          role="alertdialog"
          title="Discard the draft? Everything goes back to what visitors see now."
          action="Discard"
          onAction={onDiscard}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What is planned, with the buttons for it. Gets the focus when it was planned just now. */
function Planned({ plan, isNew, children }: { plan: SitePlan; isNew: boolean; children: ReactNode }) {
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) words.current?.focus();
  }, [isNew]);
  return (
    <Plan>
      <h2 ref={words} tabIndex={-1}>
        Planned for {dateWords(plan.publishedAt)}
      </h2>
      <Lines lines={plan.summary} />
      <p>
        Visitors see it by itself from then on. What you publish before stays too. When you call it off, its
        changes come back into your draft.
      </p>
      <ButtonRow>{children}</ButtonRow>
    </Plan>
  );
}

function Done({ edition, visible }: { edition: number; visible: ReturnType<typeof useVisible> }) {
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <DoneBox>
      <h2 ref={words} tabIndex={-1}>
        Published, edition {edition}.{' '}
        <span aria-live="polite">
          {visible === 'now' ? 'Visitors see it now.' : 'Visitors will see it in a moment.'}
        </span>
      </h2>
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
      <p>
        <HistoryLink to={`${SITE}/history`}>Go back to an earlier edition</HistoryLink>
      </p>
    </DoneBox>
  );
}

function failureText(error: unknown, failed: string): string | null {
  if (error instanceof SessionExpiredError) return null;
  if (isOutcomeUnknown(error)) {
    return 'No answer came, so it is done or not. Load the page again to see, or try again.';
  }
  return `${failed}: ${error instanceof Error ? error.message : error}`;
}

const Plan = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[6]};
  padding: ${space[4]};
  background: ${color.paperShade};
  overflow-wrap: anywhere;
  h2 { font-size: ${fontSize.heading}; }
  h2:focus { outline: none; box-shadow: none; }
`;

const Changes = styled(LinedList)`
  margin-block: ${space[4]};
  li { padding-block: ${space[3]}; overflow-wrap: anywhere; }
`;

const Trouble = styled.p`
  margin-block: ${space[4]};
  padding: ${space[4]};
  background: ${color.claySoft};
`;

const Actions = styled(ButtonRow)`
  margin-block: ${space[6]};
`;

const HistoryLink = styled(Link)`
  display: inline-block;
  padding-block: ${space[3]};
`;

const DoneBox = styled.div`
  h2 { font-size: ${fontSize.h3}; }
  h2:focus { outline: none; box-shadow: none; }
`;
