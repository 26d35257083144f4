import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PostArticle } from '../../shared/post/PostArticle';
import { shownPost } from '../../shared/post/shownPost';
import { titleLanguage } from '../../shared/post/texts';
import { color, fontSize, space, tapLine } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
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
import { Paper, VersionParts, Versions } from '../ui/versions';
import { type Change, describeChanges, type Passage, type Piece } from './compare';

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
  restored: 'Brought back',
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
      <VersionParts>
        <p>{reasons[revision.reason]}.</p>
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
          <Paper>
            <PostArticle post={shownPost({ ...post, ...revision, date: post.date })} />
          </Paper>
        </section>
      </VersionParts>
    </>
  );
}

const Changes = ({ changes }: { changes: Change[] }) => (
  <List>
    {changes.map(({ name, passages }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{passages.map(markedUp)}</dd>
      </div>
    ))}
  </List>
);

// Passages and their pieces have no ids, and never change their order.
const markedUp = (passage: Passage, index: number) =>
  typeof passage === 'string' ? (
    <small key={index}>{passage}</small>
  ) : (
    <p key={index} dir="auto">
      {passage.map(markedPiece)}
    </p>
  );

/** Added and removed text, marked by colour, by underline or strike-through, and by words for screen readers. */
function markedPiece({ value, added, removed }: Piece, index: number) {
  if (!added && !removed) return value;
  const Mark = added ? 'ins' : 'del';
  return (
    <Mark key={index}>
      <VisuallyHidden> {added ? 'added' : 'removed'}: </VisuallyHidden>
      {value}
      <VisuallyHidden>, </VisuallyHidden>
    </Mark>
  );
}

const Title = styled.p`
  margin-bottom: ${space[6]};
  font-size: ${fontSize.heading};
  overflow-wrap: anywhere;
  a { ${tapLine} display: flex; }
`;

const List = styled.dl`
  display: grid;
  gap: ${space[5]};
  overflow-wrap: anywhere;
  dt { font-weight: 600; font-size: ${fontSize.small}; }
  dd { margin: ${space[1]} 0 0; }
  dd > p { white-space: pre-line; }
  dd > * + * { margin-top: ${space[3]}; }
  small { display: block; font-size: ${fontSize.small}; color: ${color.inkSoft}; }
  ins { color: ${color.leaf}; background: ${color.paperShade}; text-decoration: underline; text-underline-offset: 0.2em; }
  del { color: ${color.clay}; background: ${color.claySoft}; text-decoration: line-through; }
  ins + del, del + ins { margin-left: 0.25em; }
`;
