import { useParams } from 'react-router-dom';
import { Spinner } from '../../shared/ui/Spinner';
import { AdminTitle } from '../AdminTitle';
import { listRevisions, readPost } from '../api/posts';
import { LoadFailed } from '../ui/LoadFailed';
import { PageHeading } from '../ui/PageHeading';
import { UpLink } from '../ui/UpLink';
import { useLoaded } from '../useLoaded';
import { PostTitle } from './PostTitle';
import { RevisionsList } from './RevisionsList';

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
