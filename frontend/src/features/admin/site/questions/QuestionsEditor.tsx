import type { Question, QuestionPage } from '../../../../content/site-content';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { menuIds } from '../draft/sections';
import { Fields, Fieldset } from '../fields/Fieldset';
import { ListEditor } from '../fields/ListEditor';
import { LongTextField, TextField } from '../fields/TextField';
import { ToggleField } from '../fields/ToggleField';
import { newId } from '../newId';
import { questionPageName, questionPagesWords, shorten } from '../words';

const allPages: QuestionPage[] = ['home', 'services', 'prices', 'offers', 'academy', ...menuIds];

/** Frequent questions, in the order in which the pages show them. */
export function QuestionsEditor() {
  const { content, change } = useSiteDraft();
  return (
    <ListEditor<Question>
      label="Questions"
      items={content.questions}
      keyOf={({ id }) => id}
      nameOf={({ question }) => (question ? `“${shorten(question, 80)}”` : 'A new question')}
      stateOf={({ pages, hidden }) => `${hidden ? 'Hidden · ' : ''}${questionPagesWords(pages)}`}
      onChange={(update, what) =>
        change((draft) => {
          draft.questions = update(draft.questions);
        }, what)
      }
      create={() => ({ id: newId('question'), question: '', answer: '', pages: ['home'], hidden: false })}
      addLabel="Add a question"
      max={60}
      folded
    >
      {({ question, answer, pages, hidden }, index, set) => {
        const path = `questions[${index}]`;
        return (
          <Fields>
            <TextField
              path={`${path}.question`}
              label="Question"
              hint="As a client would ask it."
              value={question}
              onChange={(question) => set({ question })}
            />
            <LongTextField
              path={`${path}.answer`}
              label="Answer"
              rows={4}
              value={answer}
              onChange={(answer) => set({ answer })}
            />
            <Fieldset legend="Shown on">
              {allPages.map((page) => (
                <ToggleField
                  key={page}
                  path={`${path}.pages.${page}`}
                  label={questionPageName(page)}
                  value={pages.includes(page)}
                  // Always in the order of `allPages`, not in the order of the taps.
                  onChange={(isShown) =>
                    set({ pages: allPages.filter((one) => (one === page ? isShown : pages.includes(one))) })
                  }
                />
              ))}
            </Fieldset>
            <ToggleField
              path={`${path}.hidden`}
              label="Hidden from visitors"
              value={hidden}
              onChange={(hidden) => set({ hidden })}
            />
          </Fields>
        );
      }}
    </ListEditor>
  );
}
