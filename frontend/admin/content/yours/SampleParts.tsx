import type { SiteContent } from '@salon/content/description';
import { entriesOf } from '@salon/content/entries';
import { emptyParts } from '@salon/content/reachable';
import {
  partsGone,
  partsOf,
  type Sample,
  type StepId,
  samplesIn,
  withoutSamples,
  withSamples,
} from '@salon/content/samples';
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

/** Samples that go or come back together: those of a menu, of a page's words, or of a step. */
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

interface ChooseProps {
  title: string;
  action: string;
  initial: Part[];
  /** What the content will be without some samples, or with them. */
  after: (samples: Sample[]) => SiteContent;
  onAction: (samples: Sample[], isChosen: (name: string) => boolean) => void;
  onClose: () => void;
}

function ChooseParts({ title, action, initial, after, onAction, onClose }: ChooseProps) {
  const { content } = useSiteDraft();
  const [parts, setParts] = useState(initial);
  const chosen = parts.filter(({ isChosen }) => isChosen);
  const samples = chosen.flatMap((part) => part.samples);
  const known = emptyParts(content);
  const empty = emptyParts(after(samples)).filter((part) => !known.includes(part));
  return (
    <ActionDialog
      title={title}
      action={chosen.length > 0 ? action : undefined}
      onAction={() => onAction(samples, (name) => chosen.some((part) => part.name === name))}
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
      {parts.length === 0 && <p>All that the site came with is there.</p>}
      {empty.length > 0 && <p>Until you fill it, visitors will not find: {listWords(empty)}.</p>}
    </ActionDialog>
  );
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
  const samples = samplesIn(content).filter(
    ({ step, without }) => of.includes(step) && without !== undefined,
  );
  const parts = partsOf(samples).map((own): Part => {
    const { part, isInHers } = own[0] as Sample;
    const names = namesIn(content, withoutSamples(content, own));
    const texts = own.filter(({ without }) => without !== null).length;
    const what = [names, texts > 0 && counted(texts, 'text')].filter(Boolean).join(', ');
    const hers = isInHers ? 'You have changed this menu. ' : '';
    return { name: part, what: hers + what, samples: own, isChosen: !isInHers };
  });
  const titles = posts.map(({ title }) => title).join(', ');
  const ofPosts = { name: POSTS, what: titles, samples: [], isChosen: true };

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

  async function leaveOut(chosen: Sample[], isChosen: (name: string) => boolean) {
    onClose();
    const what = `leaving out samples of ${name}`;
    let putBack = () => {};
    if (chosen.length > 0) {
      change(() => withoutSamples(content, chosen), what);
      putBack = wayBack();
    }
    const { done, failure } = await forEach(isChosen(POSTS) ? posts : [], deletePost);
    if (failure === null) return;
    if (chosen.length === 0 && done.length === 0) return toast(failure, 'alert');
    const binned = done.length > 0 ? `${counted(done.length, 'post')} moved to the bin.` : '';
    const left = chosen.length > 0 ? 'The samples are left out.' : '';
    offerUndo([left, binned, failure].filter(Boolean).join(' '), async () => {
      putBack();
      const { failure } = await forEach(done, restorePost);
      if (failure) toast(failure, 'alert');
    });
  }
  return (
    <ChooseParts
      title={`Leave the samples out of ${name}?`}
      action="Leave out"
      initial={of.includes('posts') && posts.length > 0 ? [...parts, ofPosts] : parts}
      after={(some) => withoutSamples(content, some)}
      onAction={(some, isChosen) => void leaveOut(some, isChosen)}
      onClose={onClose}
    />
  );
}

/** Puts samples of the first edition back that the draft lacks, on whichever day they were left out. */
export function PutBack({ onClose }: { onClose: () => void }) {
  const { content, change } = useSiteDraft();
  const offerUndo = useOfferUndo();
  const after = (samples: Sample[]) => withSamples(content, samples);
  const parts = partsGone(content).map((samples): Part => {
    const what = namesIn(after(samples), content);
    return { name: samples[0]?.part ?? '', what, samples, isChosen: false };
  });
  return (
    <ChooseParts
      title="Put samples back"
      action="Put back"
      initial={parts}
      after={after}
      onAction={(samples) => {
        onClose();
        change(() => after(samples), 'putting samples back');
        offerUndo('The samples are back.');
      }}
      onClose={onClose}
    />
  );
}
