import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AdminTitle } from '../../features/admin/AdminTitle';
import { type EditablePost, readPost } from '../../features/admin/api/posts';
import { PostEditor } from '../../features/admin/editor/PostEditor';
import { failureText } from '../../features/admin/posts/failures';
import { Button, ButtonLink } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { Spinner } from '../../ui/Spinner';
import { PageTitle } from './PageTitle';

export function EditPostPage() {
  const { id = '' } = useParams();
  return (
    <>
      <AdminTitle of="Edit post" />
      <PageTitle>Edit post</PageTitle>
      <StoredPost key={id} id={id} />
    </>
  );
}

function StoredPost({ id }: { id: string }) {
  const [stored, setStored] = useState<EditablePost>();
  const [fault, setFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    setFault(null);
    readPost(id, asking.signal)
      .then(setStored)
      .catch((error) => {
        if (asking.signal.aborted) return;
        setFault(failureText(error, { refused: '', broken: 'Server error while fetching the post.' }));
      });
    return () => asking.abort();
  }, [id, attempt]);

  if (stored) return <PostEditor stored={stored} />;
  if (!fault) return <Spinner label="Loading the post" />;
  return (
    <Message alert>
      <p>{fault}</p>
      <Button type="button" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </Button>
      <ButtonLink to="/admin/blog" look="outline">
        Back to the posts
      </ButtonLink>
    </Message>
  );
}
