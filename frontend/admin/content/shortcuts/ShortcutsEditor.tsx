import type { Shortcut } from '@salon/content/description';
import { absolute } from '../../../shared/content/salon';
import { qrCode } from '../../../shared/qrCode';
import { useCopyLink } from '../../../shared/ui/useCopyLink';
import { shownPages } from '../../shownPages';
import { QuietButton } from '../../ui/buttons';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryList } from '../entries/EntryList';

const urlOf = ({ address }: Shortcut) => absolute(`/go/${address}`);

export function ShortcutsEditor() {
  const { content } = useSiteDraft();
  const copyLink = useCopyLink();
  return (
    <EntryList<Shortcut>
      list="shortcuts"
      factsOf={urlOf}
      sortable={false}
      own={{
        leadsTo: ({ value, draw }) => (
          <>
            {draw('leadsTo', { suggestions: Object.keys(shownPages(content)) })}
            <a href={qrCode(urlOf(value))} download={`${value.address}.svg`}>
              <img src={qrCode(urlOf(value))} alt="" width="200" height="200" />
              Download QR code
            </a>
            <QuietButton onClick={() => copyLink(urlOf(value))}>Copy link</QuietButton>
          </>
        ),
      }}
    />
  );
}
