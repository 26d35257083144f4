import { terms } from '../../content/legal/terms';
import { pages } from '../../content/pages';
import { PageHead } from '../../features/head/PageHead';
import { LegalText } from './LegalText';

export function Component() {
  return (
    <>
      <PageHead page={pages.terms} />
      <LegalText text={terms} />
    </>
  );
}
