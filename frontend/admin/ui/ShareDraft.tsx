import { useState } from 'react';
import { absolute } from '../../shared/content/salon';
import { useToast } from '../../shared/ui/Toast';
import { useErrorToast } from '../api/errors';
import { listShared, type SharedBody, shareDraft, takeBack } from '../api/shared';
import { useRights } from '../rights';
import { dateWords } from '../salonDates';
import { DangerButton, QuietButton, QuietRow } from './buttons';
import { ActionDialog } from './Dialog';
import { LoadFailed, useLoaded } from './Loaded';
import { ShareButton } from './ShareButton';

interface Props {
  of: SharedBody;
  /** “the draft of …” */
  title: string;
}

export function ShareDraft(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <QuietRow>
      <QuietButton onClick={() => setOpen(true)}>Show this to somebody</QuietButton>
      {isOpen && <LinksDialog {...props} onClose={() => setOpen(false)} />}
    </QuietRow>
  );
}

/** Makes links, and takes them back. Only one that was made just now can be passed on: its address is kept nowhere. */
function LinksDialog({ of, title, onClose }: Props & { onClose: () => void }) {
  const toast = useToast();
  const showError = useErrorToast();
  const { by } = useRights();
  const { value: all = [], error, reload } = useLoaded(listShared, 'The links can’t be loaded right now.');
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const links = all.filter((link) => ('post' in of ? link.post === of.post : link.site === of.site));

  async function work(fallback: string, doing: () => Promise<unknown>) {
    if (isBusy) return;
    setBusy(true);
    await doing().then(reload, (error) => showError(error, { fallback }));
    setBusy(false);
  }

  const make = () =>
    work('The link could not be made.', async () => {
      const { id, address } = await shareDraft(of);
      setAddresses((known) => ({ ...known, [id]: absolute(address) }));
    });
  const remove = (id: string) =>
    work('The link could not be taken back.', async () => {
      await takeBack(id);
      toast('Taken back: the link shows nothing any more.');
    });

  return (
    <ActionDialog
      title={`Show ${title}`}
      action={links.length > 0 ? 'Make another link' : 'Make a link'}
      onAction={make}
      cancel="Close"
      onCancel={onClose}
    >
      <p>
        Whoever has the link sees it as it is when they open it, without a login, for seven days or until you
        take the link back.
      </p>
      {error && <LoadFailed error={error} onRetry={reload} />}
      <div aria-live="polite">
        {links.map(({ id, until, by: maker }) => (
          <div key={id}>
            <p>
              {addresses[id] ? 'A new link' : 'A link'}
              {by(maker)}, until {dateWords(until)}.
            </p>
            <QuietRow>
              {addresses[id] && <ShareButton title={title} url={addresses[id]} />}
              <DangerButton
                aria-label={`Take back the link until ${dateWords(until)}`}
                onClick={() => remove(id)}
              >
                Take back
              </DangerButton>
            </QuietRow>
          </div>
        ))}
      </div>
    </ActionDialog>
  );
}
