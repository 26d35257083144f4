import { privacy } from '../../content/legal/privacy';
import { pages } from '../../content/pages';
import { PageHead } from '../../features/head/PageHead';
import { LegalText } from './LegalText';

export function Component() {
  return (
    <>
      <PageHead page={pages.privacy} />
      <LegalText text={privacy} />
    </>
  );
}
