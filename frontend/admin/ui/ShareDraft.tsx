import { useState } from 'react';
import { absolute } from '../../shared/content/salon';
import { useToast } from '../../shared/ui/Toast';
import { useAttempt } from '../api/errors';
import { post, reading, request, type Schemas } from '../api/request';
import { useRights } from '../rights';
import { dateWords } from '../salonDates';
import { QuietButton, QuietLink, QuietRow } from './buttons';
import { ActionDialog } from './Dialog';
import { LineField } from './Field';
import { LoadFailed, useLoaded } from './Loaded';
import { ActionRows } from './RowList';
import { ShareButton } from './ShareButton';

const SHARED = '/api/shared';

interface Props {
  of: Schemas['SharedBody'];
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
  const attempt = useAttempt();
  const { by } = useRights();
  const { value = [], error, reload } = useLoaded(reading<Schemas['SharedDraft'][]>(SHARED));
  const [made, setMade] = useState({ id: '', address: '' });
  const links = value.filter((one) => ('post' in of ? one.post === of.post : one.site === of.site));

  async function make() {
    setMade(await post<Schemas['SharedLink']>(SHARED, of));
    reload();
  }

  async function remove(id: string) {
    await request(`${SHARED}/${id}`, { method: 'DELETE' });
    if (id === made.id) setMade({ id: '', address: '' });
    toast('Taken back: the link shows nothing any more.');
    reload();
  }

  return (
    <ActionDialog
      title={`Show ${title}`}
      action={links.length > 0 ? 'Make another link' : 'Make a link'}
      onAction={() => attempt('The link could not be made.', make)}
      cancel="Close"
      onCancel={onClose}
    >
      <p>
        Whoever has the link sees it as it is when they open it, without a login, for seven days or until you
        take the link back.
      </p>
      {error && <LoadFailed error={error} onRetry={reload} />}
      {made.id && (
        <>
          <LineField
            key={made.id}
            label="A new link"
            autoFocus
            hint="It is shown only now."
            value={absolute(made.address)}
            readOnly
          />
          <QuietRow>
            <ShareButton title={title} url={absolute(made.address)} />
            <QuietLink to={made.address} reloadDocument target="_blank">
              See it
            </QuietLink>
          </QuietRow>
        </>
      )}
      {links.length > 0 && (
        <ActionRows
          label="Links"
          action="Take back"
          rows={links.map(({ id, until, by: maker }) => ({
            id,
            name: `Link${by(maker)}`,
            about: `works until ${dateWords(until)}`,
            onPress: () => attempt('The link could not be taken back.', () => remove(id)),
          }))}
        />
      )}
    </ActionDialog>
  );
}
