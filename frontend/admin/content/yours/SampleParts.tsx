import { partsGone, type StepId, samplesIn, withoutSamples, withSamples } from '@salon/content/samples';
import { counted } from '@salon/content/words/counted';
import { useState } from 'react';
import { deletePost, type listSamplePosts, restorePost } from '../../api/posts';
import { ActionDialog } from '../../ui/Dialog';
import { Tick } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';

type Posts = Awaited<ReturnType<typeof listSamplePosts>>;

/** Sends each, and returns those for which that was done. */
async function each(posts: Posts, send: (id: string) => Promise<unknown>): Promise<Posts> {
  const results = await Promise.allSettled(posts.map(({ _id }) => send(_id)));
  return posts.filter((_, index) => results[index]?.status === 'fulfilled');
}

/** Takes samples out of the draft, but for menus that she has made hers; posts go to the bin, as when she deletes them. */
export function useLeaveOut(posts: Posts, reload: () => void) {
  const { content, change, wayBack, offerUndo } = useSiteDraft();
  return async (of: (StepId | 'posts')[], name: string) => {
    const all = samplesIn(content).filter(({ step, without }) => of.includes(step) && without !== undefined);
    const samples = all.filter(({ isInHers }) => !isInHers);
    if (samples.length > 0) change(() => withoutSamples(content, samples), `removing the samples of ${name}`);
    const putBack = samples.length > 0 ? wayBack() : () => {};
    const wanted = of.includes('posts') ? posts : [];
    const binned = await each(wanted, deletePost);
    reload();
    const words = [
      samples.length > 0 && 'The samples are removed.',
      samples.length < all.length && 'What you have changed stays.',
      binned.length > 0 && `${counted(binned.length, 'post')} moved to the bin.`,
      binned.length < wanted.length && 'The other posts can’t be reached right now.',
    ];
    offerUndo(words.filter(Boolean).join(' '), () => {
      putBack();
      void each(binned, restorePost).then(reload);
    });
  };
}

/** Puts samples of the first edition back that the draft lacks, on whichever day they were removed. */
export function PutBack({ onClose }: { onClose: () => void }) {
  const { content, change, offerUndo } = useSiteDraft();
  // As it was opened: another device may change the draft meanwhile.
  const [parts] = useState(() => partsGone(content));
  return (
    <ActionDialog
      title="Put samples back"
      action={parts.length > 0 ? 'Put back' : undefined}
      form={{
        onSubmit({ currentTarget }) {
          const chosen = new FormData(currentTarget).getAll('part').flatMap((at) => parts[Number(at)] ?? []);
          onClose();
          if (chosen.length === 0) return;
          change(() => withSamples(content, chosen), 'putting samples back');
          offerUndo('The samples are back.');
        },
      }}
      onCancel={onClose}
    >
      {parts.map((part, index) => (
        <Tick key={index}>
          <input type="checkbox" name="part" value={index} />
          {part[0]?.part}
        </Tick>
      ))}
      {parts.length === 0 && <p>All samples are there.</p>}
    </ActionDialog>
  );
}
