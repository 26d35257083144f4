import { useNavigate, useParams } from 'react-router-dom';
import { PostArticle } from '../../shared/post/PostArticle';
import { shownPost } from '../../shared/post/shownPost';
import { titleLanguage } from '../../shared/post/texts';
import { useToast } from '../../shared/ui/Toast';
import { AdminPage } from '../AdminPage';
import { useAttempt } from '../api/errors';
import { pathOf, readPost } from '../api/posts';
import { request, requestJson, type Schemas } from '../api/request';
import { editPath } from '../posts/paths';
import { useRights } from '../rights';
import { whenWords } from '../salonDates';
import { Paper } from '../ui/Dialog';
import { Loaded } from '../ui/Loaded';
import { Versions } from '../ui/Versions';

type Revision = Schemas['Revision'];
type Summary = Schemas['RevisionSummary'];

const reasons: Record<Summary['reason'], string> = {
  published: 'Published',
  updated: 'Updated',
  withdrawn: 'Unpublished',
  writing: 'Saved while writing',
  restored: 'Restored',
  conflict: 'Written while another device saved',
};

const FAILED = { prefix: 'It is not restored: ', fallback: 'Server error while restoring the version.' };

export function HistoryPage() {
  const { id = '' } = useParams();
  const { by } = useRights();
  const toast = useToast();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const path = `${pathOf(id)}/revisions`;

  const restore = ({ n, date }: Revision, etag: string) =>
    attempt(FAILED, async () => {
      // Of a post that visitors know it becomes unpublished edits.
      await request(`${path}/${n}/restore`, { method: 'POST', headers: { 'If-Match': etag } });
      toast(`The version from ${whenWords(date)} is restored.`);
      navigate(editPath(id));
    });

  return (
    <AdminPage title="Version history" up={{ to: editPath(id), name: 'The post' }}>
      <Loaded
        key={id}
        load={(signal) => Promise.all([readPost(id, signal), requestJson<Summary[]>(path, { signal })])}
      >
        {([{ post, etag }, revisions]) =>
          revisions.length > 0 ? (
            <Versions
              label="Versions"
              versions={revisions.map(({ n, date, reason, title, by: who }) => ({
                id: n,
                name: `Version from ${whenWords(date)}`,
                about: (
                  <>
                    {reasons[reason]}
                    {by(who)}
                    <p dir="auto" lang={titleLanguage(title)}>
                      {title}
                    </p>
                  </>
                ),
                load: () => requestJson<Revision>(`${path}/${n}`),
              }))}
              show={(revision) => (
                <>
                  <p>
                    {post.state === 'draft'
                      ? 'It becomes the text of your draft.'
                      : 'It comes back as unpublished changes: visitors see it once you update the post.'}{' '}
                    Nothing leaves the history.
                  </p>
                  <Paper>
                    <PostArticle post={shownPost({ ...post, ...revision, date: post.date })} />
                  </Paper>
                </>
              )}
              onRestore={(revision) => restore(revision, etag)}
            />
          ) : (
            <p>No versions yet: one is kept as soon as you write or publish.</p>
          )
        }
      </Loaded>
    </AdminPage>
  );
}
