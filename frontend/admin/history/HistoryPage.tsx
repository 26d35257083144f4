import styled from '@emotion/styled';
import { Link, useParams } from 'react-router-dom';
import { titleLanguage } from '../../shared/post/titleLanguage';
import { color, fontSize, space, touchTarget } from '../../shared/theme/tokens';
import { AdminPage } from '../AdminPage';
import { type AdminPost, listRevisions, type RevisionSummary, readPost } from '../api/posts';
import { whenWords } from '../content/when';
import { editPath, historyPath } from '../posts/paths';
import { Loaded } from '../ui/Loaded';

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
              <Revisions aria-label="Versions">
                {revisions.map((revision) => (
                  <Revision key={revision.n} id={id} revision={revision} />
                ))}
              </Revisions>
            ) : (
              <p>Nothing is kept yet: a version is, as soon as you write or publish.</p>
            )}
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

function Revision({ id, revision }: { id: string; revision: RevisionSummary }) {
  const { n, title } = revision;
  const date = whenWords(revision.date);
  return (
    <li>
      <h2>
        <Link to={`${historyPath(id)}/${n}`}>{date.slice(0, 1).toUpperCase() + date.slice(1)}</Link>
      </h2>
      <p>{reasonWords(revision)}</p>
      <p dir="auto" lang={titleLanguage(title)}>
        {title}
      </p>
    </li>
  );
}

const reasons: Record<RevisionSummary['reason'], string> = {
  published: 'Published',
  updated: 'Updated',
  writing: 'While it was written',
  restored: 'Brought back',
  conflict: 'Written while another device saved',
};

export const reasonWords = ({ reason }: RevisionSummary) => reasons[reason];

/** The post's title, on the pages of its history. */
export function PostTitle({ post: { _id, title, binned } }: { post: AdminPost }) {
  return (
    <Title dir="auto" lang={titleLanguage(title)}>
      {binned ? title : <Link to={editPath(_id)}>{title}</Link>}
    </Title>
  );
}

const Title = styled.p`
  margin-bottom: ${space[6]};
  font-size: ${fontSize.heading};
  overflow-wrap: anywhere;
  a { display: flex; align-items: center; min-height: ${touchTarget}; }
`;

const Revisions = styled.ol`
  > li { padding-block: ${space[4]}; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  h2 { font-family: inherit; font-weight: 600; font-size: ${fontSize.heading}; letter-spacing: 0; }
  h2 a { display: flex; align-items: center; min-height: ${touchTarget}; }
  p { font-size: ${fontSize.note}; }
  p + p { color: ${color.inkSoft}; }
`;
