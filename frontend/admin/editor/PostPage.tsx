import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { AdminPage } from '../AdminPage';
import { readPost } from '../api/posts';
import { Loaded } from '../ui/Loaded';
import { PostEditor } from './PostEditor';

/** Edits a new or a stored post. It is one page, so that the editor stays mounted when a new post gets its address. */
export function PostPage() {
  const { id } = useParams();
  const { key, state } = useLocation();
  return (
    <AdminPage title={id === undefined ? 'New post' : 'Edit post'}>
      <Writing key={state?.writing ?? id ?? key} id={id} />
    </AdminPage>
  );
}

function Writing({ id }: { id?: string }) {
  const [openedId] = useState(id);
  if (openedId === undefined) return <PostEditor opened={null} />;
  return (
    <Loaded
      load={(signal) => readPost(openedId, signal)}
      loading="Loading the post"
      failed="Server error while fetching the post."
    >
      {(opened) => <PostEditor opened={opened} />}
    </Loaded>
  );
}
