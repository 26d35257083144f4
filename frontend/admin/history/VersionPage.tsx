import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PostArticle } from '../../shared/post/PostArticle';
import { shownPost } from '../../shared/post/shownPost';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { AdminPage, PageHeading } from '../AdminPage';
import { useErrorToast } from '../api/errorMessage';
import { type EditablePost, type Revision, readPost, readRevision, restoreRevision } from '../api/posts';
import { editPath, historyPath } from '../posts/PostActions';
import { Loaded } from '../ui/Loaded';

import { Changes } from './Changes';
import { describeChanges } from './describeChanges';
import { PostTitle } from './HistoryPage';
import { dateWords, reasonWords } from './revisionWords';

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
      toast(`The version from ${dateWords(revision)} is back.`);
      navigate(editPath(post._id));
    } catch (error) {
      setRestoring(false);
      const fallback = 'Server error while bringing the version back.';
      showError(error, { prefix: 'It is not brought back: ', fallback });
    }
  }

  return (
    <>
      <PageHeading>Version from {dateWords(revision)}</PageHeading>
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
