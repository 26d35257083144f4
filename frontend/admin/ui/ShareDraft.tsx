import { useState } from 'react';
import { absolute } from '../../shared/content/salon';
import { useToast } from '../../shared/ui/Toast';
import { useErrorToast } from '../api/errors';
import { listShared, type SharedBody, shareDraft, takeBack } from '../api/shared';
import { useRights } from '../rights';
import { dateWords } from '../salonDates';
import { DangerButton, QuietButton, QuietRow } from './buttons';
import { useLoaded } from './Loaded';
import { ShareButton } from './ShareButton';

/** Makes links that show a draft without a login, and takes them back. Only a new one can be passed on: its address is not kept. */
export function ShareDraft({ of, title }: { of: SharedBody; title: string }) {
  const toast = useToast();
  const showError = useErrorToast();
  const { by } = useRights();
  const { value: all = [], reload } = useLoaded(listShared, 'The links to this draft can’t be loaded.');
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const links = all.filter((link) => ('post' in of ? link.post === of.post : link.site === of.site));

  async function work(fallback: string, doing: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    await doing().catch((error) => showError(error, { fallback }));
    setBusy(false);
    reload();
  }

  const make = () =>
    work('The link could not be made.', async () => {
      const { id, address } = await shareDraft(of);
      setAddresses((known) => ({ ...known, [id]: absolute(address) }));
    });
  const remove = (id: string) =>
    work('The link could not be taken back.', async () => {
      await takeBack(id);
      toast('Taken back. The link shows nothing any more.');
    });

  return (
    <>
      <div aria-live="polite">
        {links.map(({ id, until, by: maker }) => (
          <div key={id}>
            <p>
              Until {dateWords(until)}, whoever has the link{by(maker) && ` made${by(maker)}`} sees the draft
              as it is at that moment, without a login.
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
      <QuietRow>
        <QuietButton aria-disabled={isBusy} onClick={make}>
          {links.length > 0 ? 'Make another link' : 'Show this draft to somebody'}
        </QuietButton>
      </QuietRow>
    </>
  );
}
