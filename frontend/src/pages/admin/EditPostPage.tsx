import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AdminTitle } from '../../features/admin/AdminTitle';
import { errorMessage } from '../../features/admin/api/errorMessage';
import { type EditablePost, readPost } from '../../features/admin/api/posts';
import { PostEditor } from '../../features/admin/editor/PostEditor';
import { Button, ButtonLink } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { Spinner } from '../../ui/Spinner';
import { PageHeading } from './PageHeading';

export function EditPostPage() {
  const { id = '' } = useParams();
  return (
    <>
      <AdminTitle of="Edit post" />
      <PageHeading>Edit post</PageHeading>
      <StoredPost key={id} id={id} />
    </>
  );
}

function StoredPost({ id }: { id: string }) {
  const [stored, setStored] = useState<EditablePost>();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    setError(null);
    readPost(id, asking.signal)
      .then(setStored)
      .catch((error) => {
        if (asking.signal.aborted) return;
        setError(errorMessage(error, { prefix: '', fallback: 'Server error while fetching the post.' }));
      });
    return () => asking.abort();
  }, [id, attempt]);

  if (stored) return <PostEditor stored={stored} />;
  if (!error) return <Spinner label="Loading the post" />;
  return (
    <Message alert>
      <p>{error}</p>
      <Button type="button" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </Button>
      <ButtonLink to="/admin/blog" variant="outline">
        Back to the posts
      </ButtonLink>
    </Message>
  );
}
