import { CAME_WITH } from '@salon/content/first-edition';
import type { EditionSummary } from '../../../shared/contract/editions';

export const editionName = ({ edition, summary }: Pick<EditionSummary, 'edition' | 'summary'>) =>
  summary[0] === CAME_WITH ? CAME_WITH : `Edition ${edition}`;
