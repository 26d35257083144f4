import { AdminTitle } from '../../features/admin/AdminTitle';
import { CategoriesList } from '../../features/admin/categories/CategoriesList';
import { PageHeading } from './PageHeading';
import { UpLink } from './UpLink';

export function CategoriesPage() {
  return (
    <>
      <AdminTitle of="Categories" />
      <UpLink to="/admin/blog">Blog posts</UpLink>
      <PageHeading>Categories</PageHeading>
      <CategoriesList />
    </>
  );
}
