import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, space } from '../../../shared/theme/tokens';
import { Button, ButtonLink } from '../../../shared/ui/Button';
import { useToast } from '../../../shared/ui/Toast';
import { isOutcomeUnknown, SessionExpiredError } from '../../api/errors';
import { whenWords } from '../../salonDates';
import { ButtonRow } from '../../ui/ButtonRow';
import { ActionDialog } from '../../ui/Dialog';
import { OutlineButton } from '../../ui/QuietButton';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { LinedList } from '../parts/controls';
import { SITE } from '../places';
import { SiteErrors } from '../SiteBar';
import { useChanges } from '../useChanges';
import { SamplesLeft } from '../yours/Yours';
import { useVisible } from './useVisible';

/** The changes that visitors would see, and the button that publishes them. */
export function Publish() {
  const { published, status, errors, publish, discard, undo } = useSiteDraft();
  const changes = useChanges();
  const visible = useVisible(published.edition);
  const toast = useToast();
  const [isPublishing, setPublishing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<number | null>(null);

  async function onPublish() {
    if (isPublishing) return;
    setPublishing(true);
    setFailure(null);
    try {
      setDone(await publish());
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setPublishing(false);
    }
  }

  async function onDiscard() {
    setAsking(false);
    try {
      await discard();
      toast('The draft is discarded.', 'status', { label: 'Undo', onClick: undo });
    } catch (error) {
      setFailure(failureText(error));
    }
  }

  if (done !== null && changes.length === 0) return <Done edition={done} visible={visible} />;
  const wrong = Object.keys(errors).length;
  return (
    <>
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
          <Button
            type="button"
            data-keep-clear
            disabled={isPublishing || status === 'conflict'}
            onClick={onPublish}
          >
            {isPublishing ? 'Publishing…' : 'Publish'}
          </Button>
        )}
        <ButtonLink to={`${SITE}/preview`} variant="outline">
          Preview
        </ButtonLink>
        {changes.length > 0 && <OutlineButton onClick={() => setAsking(true)}>Discard draft</OutlineButton>}
      </Actions>
      <p>
        <HistoryLink to={`${SITE}/history`}>What was published before</HistoryLink>
      </p>
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

function failureText(error: unknown): string | null {
  if (error instanceof SessionExpiredError) return null;
  if (isOutcomeUnknown(error)) {
    return 'No answer came, so it may be published or not. Look at the site, or try again.';
  }
  return `It is not published: ${error instanceof Error ? error.message : error}`;
}

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
