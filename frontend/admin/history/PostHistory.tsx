import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PostArticle } from '../../shared/post/PostArticle';
import { shownPost } from '../../shared/post/shownPost';
import { titleLanguage } from '../../shared/post/texts';
import { fontSize, space, tapLine } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { AdminPage, PageHeading } from '../AdminPage';
import { useErrorToast } from '../api/errors';
import {
  type AdminPost,
  type EditablePost,
  listRevisions,
  type Revision,
  type RevisionSummary,
  readPost,
  readRevision,
  restoreRevision,
} from '../api/posts';
import { editPath, historyPath } from '../posts/paths';
import { whenWords } from '../salonDates';
import { Loaded } from '../ui/Loaded';
import { Paper, Versions } from '../ui/versions';

export function HistoryPage() {
  const { id = '' } = useParams();
  return (
    <AdminPage title="History" up={{ to: '/admin/blog', name: 'Blog posts' }}>
      <Loaded
        key={id}
        load={(signal) => Promise.all([readPost(id, signal), listRevisions(id, signal)])}
        loading="Loading the history"
        failed="The history can’t be loaded right now."
      >
        {([{ post }, revisions]) => (
          <>
            <PostTitle post={post} />
            {revisions.length > 0 ? (
              <Versions aria-label="Versions">
                {revisions.map(({ n, date, reason, title }) => (
                  <li key={n}>
                    <h2>
                      <Link to={`${historyPath(id)}/${n}`}>{capitalised(whenWords(date))}</Link>
                    </h2>
                    <p>{reasons[reason]}</p>
                    <p dir="auto" lang={titleLanguage(title)}>
                      {title}
                    </p>
                  </li>
                ))}
              </Versions>
            ) : (
              <p>Nothing is kept yet: a version is, as soon as you write or publish.</p>
            )}
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

const capitalised = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

const reasons: Record<RevisionSummary['reason'], string> = {
  published: 'Published',
  updated: 'Updated',
  withdrawn: 'Made a draft again',
  writing: 'While it was written',
  restored: 'Restored',
  conflict: 'Written while another device saved',
};

const PostTitle = ({ post: { _id, title, binned } }: { post: AdminPost }) => (
  <Title dir="auto" lang={titleLanguage(title)}>
    {binned ? title : <Link to={editPath(_id)}>{title}</Link>}
  </Title>
);

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

function Version({ stored: { post, etag }, revision }: { stored: EditablePost; revision: Revision }) {
  const toast = useToast();
  const showError = useErrorToast();
  const navigate = useNavigate();
  const [restoring, setRestoring] = useState(false);

  async function restore() {
    setRestoring(true);
    try {
      await restoreRevision(post._id, revision.n, etag);
      toast(`The version from ${whenWords(revision.date)} is restored.`);
      navigate(editPath(post._id));
    } catch (error) {
      setRestoring(false);
      const fallback = 'Server error while restoring the version.';
      showError(error, { prefix: 'It is not restored: ', fallback });
    }
  }

  return (
    <>
      <PageHeading>Version from {whenWords(revision.date)}</PageHeading>
      <PostTitle post={post} />
      <p>
        {post.state === 'draft'
          ? 'It becomes the text of your draft.'
          : 'It comes back as unpublished changes: visitors see it once you update the post.'}
        {post.changes && ' The unpublished changes that are there now give way.'} Nothing leaves the history.
      </p>
      <Restore type="button" disabled={restoring} onClick={restore}>
        Restore this version
      </Restore>
      <Paper>
        <PostArticle post={shownPost({ ...post, ...revision, date: post.date })} />
      </Paper>
    </>
  );
}

const Title = styled.p`
  margin-bottom: ${space[6]};
  font-size: ${fontSize.heading};
  overflow-wrap: anywhere;
  a { ${tapLine} display: flex; }
`;

const Restore = styled(Button)`
  margin-block: ${space[4]} ${space[6]};
`;
