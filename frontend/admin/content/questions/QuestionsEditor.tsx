import type { Question } from '@salon/content/description';
import { questionPagesWords } from '@salon/content/description/reviews';
import { questionPageNames, questionPages } from '@salon/content/menus';
import { EntriesEditor } from '../entries/EntriesEditor';
import { Fieldset } from '../fields/Fieldset';
import { ToggleField } from '../fields/ToggleField';

/** Frequent questions, in the order in which the pages show them. */
export function QuestionsEditor() {
  return (
    <EntriesEditor<Question>
      list="questions"
      label="Questions"
      addLabel="Add a question"
      kind="question"
      initial={() => ({ pages: ['home'] })}
      stateOf={({ pages, hidden }) => `${hidden ? 'Hidden · ' : ''}${questionPagesWords(pages)}`}
      own={{
        pages: ({ path, value: { pages }, set }) => (
          <Fieldset legend="Shown on">
            {questionPages.map((page) => (
              <ToggleField
                key={page}
                path={`${path}.pages.${page}`}
                label={questionPageNames[page]}
                value={pages.includes(page)}
                // Always in the order of the list, not in the order of the taps.
                onChange={(isShown) =>
                  set(
                    { pages: questionPages.filter((one) => (one === page ? isShown : pages.includes(one))) },
                    'pages',
                  )
                }
              />
            ))}
          </Fieldset>
        ),
      }}
    />
  );
}
