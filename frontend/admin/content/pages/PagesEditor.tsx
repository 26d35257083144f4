import type { HomeSection } from '@salon/content/description';
import { homeSections, Pages } from '@salon/content/description/pages';
import type { z } from 'zod';
import { HeadRow } from '../../ui/buttons';
import { move } from '../entries/entries';
import { type OwnFields, PartFields } from '../fields/DescribedFields';
import { Lead, LinedList, MoveButtons, Part, Stack } from '../parts/controls';

const sectionNames: Record<HomeSection, string> = {
  highlights: 'Highlights',
  reviews: 'Reviews',
  people: 'People',
  work: 'Your work',
  contact: 'Where and when',
  questions: 'Questions',
};

export const PagesEditor = () => (
  <Stack gap={5}>
    <Lead>
      What is switched off is offered nowhere, and its address says that there is no such page. What you wrote
      stays for the day when you switch it on.
    </Lead>
    <PartFields part="pages" schema={Pages} own={{ order: SectionOrder }} />
  </Stack>
);

const SectionOrder: OwnFields<z.output<typeof Pages>>['order'] = ({ path, value: { order }, set }) => (
  <Part aria-labelledby={`${path}-order`}>
    <h2 id={`${path}-order`}>Order of the home page</h2>
    <LinedList aria-label="Sections" id={`${path}.order`}>
      {order.map((section, index) => (
        <HeadRow as="li" key={section}>
          {sectionNames[section]}
          <span>
            <MoveButtons
              name={sectionNames[section]}
              words="arrows"
              index={index}
              count={homeSections.length}
              onMove={(by) => {
                const next = [...order];
                move(next, index, by);
                set({ order: next }, 'order of the home page');
              }}
            />
          </span>
        </HeadRow>
      ))}
    </LinedList>
  </Part>
);
