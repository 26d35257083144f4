import { useParams } from 'react-router-dom';
import { AdminTitle } from '../../features/admin/AdminTitle';
import { listRevisions, readPost } from '../../features/admin/api/posts';
import { PostTitle } from '../../features/admin/history/PostTitle';
import { RevisionsList } from '../../features/admin/history/RevisionsList';
import { LoadFailed } from '../../features/admin/ui/LoadFailed';
import { useLoaded } from '../../features/admin/useLoaded';
import { Spinner } from '../../ui/Spinner';
import { PageHeading } from './PageHeading';
import { UpLink } from './UpLink';

export function HistoryPage() {
  const { id = '' } = useParams();
  return (
    <>
      <AdminTitle of="History" />
      <UpLink to="/admin/blog">Blog posts</UpLink>
      <PageHeading>History</PageHeading>
      <Revisions key={id} id={id} />
    </>
  );
}

function Revisions({ id }: { id: string }) {
  const { value, error, reload } = useLoaded(
    (signal) => Promise.all([readPost(id, signal), listRevisions(id, signal)]),
    'The history can’t be loaded right now.',
  );
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  if (!value) return <Spinner label="Loading the history" />;
  const [{ post }, revisions] = value;
  return (
    <>
      <PostTitle post={post} />
      <RevisionsList id={id} revisions={revisions} />
    </>
  );
}
