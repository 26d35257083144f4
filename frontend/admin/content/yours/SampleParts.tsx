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

/** Samples that go together: those of a menu, of a page's words, or of a step. */
interface Part {
  name: string;
  /** What is in it, by name. */
  what: string;
  samples: Sample[];
  isChosen: boolean;
}

/** The names of the entries that only the first of two contents has. */
function namesIn(content: SiteContent, other: SiteContent): string {
  const keyOf = ({ list, entry }: { list: string; entry: { id: string } }) => `${list} ${entry.id}`;
  const others = new Set(Array.from(entriesOf(other), keyOf));
  const found = Array.from(entriesOf(content)).filter((one) => !others.has(keyOf(one)));
  const names = found.map(({ info, entry }) => info.nameOf(entry as never, content));
  return [...new Set(names)].join(', ');
}

const POSTS = 'Posts';

interface LeaveOutProps {
  of: (StepId | 'posts')[];
  name: string;
  posts: Awaited<ReturnType<typeof listSamplePosts>>;
  reload: () => void;
  onClose: () => void;
}

/** Leaves samples out of the draft; posts go to the bin, as when the owner deletes them. What she has made hers is not chosen. */
export function LeaveOut({ of, name, posts, reload, onClose }: LeaveOutProps) {
  const { content, change, wayBack } = useSiteDraft();
  const offerUndo = useOfferUndo();
  const toast = useToast();
  const left = samplesIn(content).filter(({ step, without }) => of.includes(step) && without !== undefined);
  const ofContent = partsOf(left).map((own): Part => {
    const { part, isInHers } = own[0] as Sample;
    const names = namesIn(content, withoutSamples(content, own));
    const texts = own.filter(({ without }) => without !== null).length;
    const what = [names, texts > 0 && counted(texts, 'text')].filter(Boolean).join(', ');
    const hers = isInHers ? 'You have changed this menu. ' : '';
    return { name: part, what: hers + what, samples: own, isChosen: !isInHers };
  });
  const titles = posts.map(({ title }) => title).join(', ');
  const ofPosts = { name: POSTS, what: titles, samples: [], isChosen: true };
  const [parts, setParts] = useState(() =>
    of.includes('posts') && posts.length > 0 ? [...ofContent, ofPosts] : ofContent,
  );
  const chosen = parts.filter(({ isChosen }) => isChosen);
  const samples = chosen.flatMap((part) => part.samples);
  const known = emptyParts(content);
  const empty = emptyParts(withoutSamples(content, samples)).filter((part) => !known.includes(part));

  async function forEach(some: typeof posts, send: (id: string) => Promise<unknown>) {
    const done: typeof posts = [];
    let failure: string | null = '';
    try {
      for (const post of some) {
        await send(post._id);
        done.push(post);
      }
    } catch (error) {
      failure = errorMessage(error, { fallback: 'The other sample posts can’t be reached right now.' });
    }
    reload();
    return { done, failure };
  }

  async function leaveOut() {
    onClose();
    const what = `leaving out samples of ${name}`;
    let putBack = () => {};
    if (samples.length > 0) {
      change(() => withoutSamples(content, samples), what);
      putBack = wayBack();
    }
    const { done, failure } = await forEach(
      chosen.some((part) => part.name === POSTS) ? posts : [],
      deletePost,
    );
    if (failure === null) return;
    if (samples.length === 0 && done.length === 0) return toast(failure, 'alert');
    const binned = done.length > 0 ? `${counted(done.length, 'post')} moved to the bin.` : '';
    const gone = samples.length > 0 ? 'The samples are left out.' : '';
    offerUndo([gone, binned, failure].filter(Boolean).join(' '), async () => {
      putBack();
      const { failure } = await forEach(done, restorePost);
      if (failure) toast(failure, 'alert');
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
            path={`part.${index}`}
            label={part.name}
            hint={part.what}
            value={part.isChosen}
            onChange={(isChosen) => setParts(parts.with(index, { ...part, isChosen }))}
          />
        ))}
      </div>
      {empty.length > 0 && <p>Until you fill it, visitors will not find: {listWords(empty)}.</p>}
    </ActionDialog>
  );
}
