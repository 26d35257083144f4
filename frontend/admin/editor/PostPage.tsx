import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { AdminPage } from '../AdminPage';
import { isPrivate, readPost } from '../api/posts';
import { useRights } from '../rights';
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
  // As it was opened: a role that is lowered takes nothing away that is typed.
  const [mayChange] = useState(useRights().may('posts'));
  if (openedId === undefined) return <PostEditor opened={null} />;
  return (
    <Loaded load={(signal) => readPost(openedId, signal)}>
      {(opened) =>
        mayChange || isPrivate(opened.post) ? (
          <PostEditor opened={opened} />
        ) : (
          <p>Only an owner or an editor may change this post.</p>
        )
      }
    </Loaded>
  );
}
