import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PostArticle } from '../../shared/post/PostArticle';
import { shownPost } from '../../shared/post/shownPost';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { AdminPage, PageHeading } from '../AdminPage';
import { useErrorToast } from '../api/errorMessage';
import { type EditablePost, type Revision, readPost, readRevision, restoreRevision } from '../api/posts';
import { whenWords } from '../content/when';
import { editPath, historyPath } from '../posts/paths';
import { Loaded } from '../ui/Loaded';
import { type Change, describeChanges, type Passage, type Piece } from './compare';
import { PostTitle, reasonWords } from './HistoryPage';

export function VersionPage() {
  const { id = '', n = '' } = useParams();
  return (
    <AdminPage title="Version of a post" up={{ to: historyPath(id), name: 'History' }} heading={false}>
      <Loaded
        key={`${id} ${n}`}
        load={(signal) => Promise.all([readPost(id, signal), readRevision(id, Number(n), signal)])}
        loading="Loading the version"
        failed="The version can’t be loaded right now."
      >
        {([stored, revision]) => <Version stored={stored} revision={revision} />}
      </Loaded>
    </AdminPage>
  );
}

/** An earlier version of a post compared with the current one, its preview, and a button to restore it. */
function Version({ stored: { post, etag }, revision }: { stored: EditablePost; revision: Revision }) {
  const toast = useToast();
  const showError = useErrorToast();
  const navigate = useNavigate();
  const [restoring, setRestoring] = useState(false);
  const changes = describeChanges(revision, post);

  async function bringBack() {
    setRestoring(true);
    try {
      await restoreRevision(post._id, revision.n, etag);
      toast(`The version from ${whenWords(revision.date)} is back.`);
      navigate(editPath(post._id));
    } catch (error) {
      setRestoring(false);
      const fallback = 'Server error while bringing the version back.';
      showError(error, { prefix: 'It is not brought back: ', fallback });
    }
  }

  return (
    <>
      <PageHeading>Version from {whenWords(revision.date)}</PageHeading>
      <PostTitle post={post} />
      <Parts>
        <p>{reasonWords(revision)}.</p>
        <section>
          <h2>What has changed since</h2>
          {changes.length > 0 ? <Changes changes={changes} /> : <p>Nothing: it is as it is now.</p>}
        </section>
        {(changes.length > 0 || post.changes) && (
          <section>
            <h2>Bring it back</h2>
            <p>
              {post.state === 'draft'
                ? 'It becomes the text of your draft.'
                : 'It comes back as unpublished changes: visitors see it once you update the post.'}
              {post.changes && ' The unpublished changes that are there now give way.'} Nothing leaves the
              history.
            </p>
            <Button type="button" disabled={restoring} onClick={bringBack}>
              Bring back
            </Button>
          </section>
        )}
        <section>
          <h2>How it reads</h2>
          <Page>
            <PostArticle post={shownPost({ ...post, ...revision, date: post.date })} />
          </Page>
        </section>
      </Parts>
    </>
  );
}

/** Added and removed text, marked by colour, by underline or strike-through, and by words for screen readers. */
function Changes({ changes }: { changes: Change[] }) {
  return (
    <List>
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{change.name}</dt>
          <dd dir="auto">
            {'sentence' in change && change.sentence}
            {'pieces' in change && <Pieces pieces={change.pieces} />}
            {'passages' in change && <Passages passages={change.passages} />}
          </dd>
        </div>
      ))}
    </List>
  );
}

function Passages({ passages }: { passages: Passage[] }) {
  return passages.map((passage, index) => {
    // Passages have no ids, and the list never changes its order, so the index can be the key.
    const key = index;
    if ('pieces' in passage) {
      return (
        <p key={key} dir="auto">
          <Pieces pieces={passage.pieces} />
        </p>
      );
    }
    const { unchanged } = passage;
    return (
      <Unchanged key={key}>
        {unchanged === 1 ? '1 paragraph unchanged' : `${unchanged} paragraphs unchanged`}
      </Unchanged>
    );
  });
}

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ value, added, removed }, index) => {
    const key = `${index} ${value}`;
    if (!added && !removed) return <span key={key}>{value}</span>;
    const Mark = added ? 'ins' : 'del';
    return (
      <Mark key={key}>
        <VisuallyHidden> {added ? 'added' : 'removed'}: </VisuallyHidden>
        {value}
        <VisuallyHidden>, </VisuallyHidden>
      </Mark>
    );
  });

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  > section > h2 { font-size: ${fontSize.heading}; margin-bottom: ${space[3]}; }
  section > button { margin-top: ${space[4]}; }
`;

const Page = styled.div`
  padding: ${space[6]} ${space.gutter};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
`;

const List = styled.dl`
  display: grid;
  gap: ${space[5]};
  overflow-wrap: anywhere;
  dt { font-weight: 600; font-size: ${fontSize.small}; }
  dd { margin: ${space[1]} 0 0; }
  dd > p + p { margin-top: ${space[3]}; }
  ins { color: ${color.leaf}; background: ${color.paperShade}; text-decoration: underline; text-underline-offset: 0.2em; }
  del { color: ${color.clay}; background: ${color.claySoft}; text-decoration: line-through; }
  ins + del, del + ins { margin-left: 0.25em; }
`;

const Unchanged = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
