import type { SiteContent } from '@salon/content/description';
import { entriesOf } from '@salon/content/entries';
import { emptyParts } from '@salon/content/reachable';
import { partsOf, type Sample, type StepId, samplesIn, withoutSamples } from '@salon/content/samples';
import { counted } from '@salon/content/words/counted';
import { listWords } from '@salon/content/words/dates';
import { useState } from 'react';
import { useToast } from '../../../shared/ui/Toast';
import { errorMessage } from '../../api/errors';
import { deletePost, type listSamplePosts, restorePost } from '../../api/posts';
import { ActionDialog } from '../../ui/Dialog';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/undo';
import { ToggleField } from '../fields/ToggleField';

/** The names of the entries that only the first of two contents has. */
function namesIn(content: SiteContent, other: SiteContent): string {
  const keyOf = ({ list, entry }: { list: string; entry: { id: string } }) => `${list} ${entry.id}`;
  const others = new Set(Array.from(entriesOf(other), keyOf));
  const found = Array.from(entriesOf(content)).filter((one) => !others.has(keyOf(one)));
  const names = found.map(({ info, entry }) => info.nameOf(entry as never, content));
  return [...new Set(names)].join(', ');
}

interface Props {
  of: (StepId | 'posts')[];
  name: string;
  posts: Awaited<ReturnType<typeof listSamplePosts>>;
  reload: () => void;
  onClose: () => void;
}

/**
 * Leaves samples out of the draft; posts go to the bin, as when the owner deletes them. She chooses by part: a menu, a page’s
 * words, or a step. What she has made hers is not chosen.
 */
export function LeaveOut({ of, name, posts, reload, onClose }: Props) {
  const { content, change, wayBack } = useSiteDraft();
  const offerUndo = useOfferUndo();
  const toast = useToast();
  const [parts, setParts] = useState(() => {
    const samples = samplesIn(content).filter(
      ({ step, without }) => of.includes(step) && without !== undefined,
    );
    const all = partsOf(samples).map((own) => {
      const { part, isInHers } = own[0] as Sample;
      const names = namesIn(content, withoutSamples(content, own));
      const texts = own.filter(({ without }) => without !== null).length;
      const what = [names, texts > 0 && counted(texts, 'text')].filter(Boolean).join(', ');
      const hers = isInHers ? 'You have changed this menu. ' : '';
      return { label: part, hint: hers + what, samples: own, binned: [] as typeof posts, value: !isInHers };
    });
    const hint = posts.map(({ title }) => title).join(', ');
    const ofPosts = { label: 'Posts', hint, samples: [], binned: posts, value: true };
    return of.includes('posts') && posts.length > 0 ? [...all, ofPosts] : all;
  });
  const chosen = parts.filter(({ value }) => value);
  const samples = chosen.flatMap((part) => part.samples);
  const binned = chosen.flatMap((part) => part.binned);
  const after = withoutSamples(content, samples);
  const known = emptyParts(content);
  const empty = emptyParts(after).filter((part) => !known.includes(part));

  async function forPosts(send: (id: string) => Promise<unknown>) {
    const sent = await Promise.allSettled(binned.map(({ _id }) => send(_id)));
    reload();
    const failed = sent.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failed)
      toast(errorMessage(failed.reason, { fallback: 'Not all sample posts can be reached.' }), 'alert');
    return !failed;
  }

  async function leaveOut() {
    onClose();
    if (samples.length > 0) change(() => after, `leaving out samples of ${name}`);
    const putBack = samples.length > 0 ? wayBack() : () => {};
    const areBinned = await forPosts(deletePost);
    if (areBinned)
      offerUndo('The samples are left out.', () => {
        putBack();
        void forPosts(restorePost);
      });
  }

  return (
    <ActionDialog
      title={`Leave the samples out of ${name}?`}
      action={chosen.length > 0 ? 'Leave out' : undefined}
      onAction={() => void leaveOut()}
      onCancel={onClose}
    >
      <div>
        {parts.map((part, index) => (
          <ToggleField
            key={index}
            {...part}
            path={`part.${index}`}
            onChange={(value) => setParts(parts.with(index, { ...part, value }))}
          />
        ))}
      </div>
      {empty.length > 0 && <p>Until you fill it, visitors will not find: {listWords(empty)}.</p>}
    </ActionDialog>
  );
}
