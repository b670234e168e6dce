import {CheckIcon, ChevronDownIcon} from '~/ui/icons'
import {percentOf, type AskedQuestion} from './model'

/** Stands for a question or an answer without words. */
const WORDLESS = 'Picture or code'

/** The questions that go wrong, each opening to what was answered. */
export function QuestionList({questions}: {questions: readonly AskedQuestion[]}) {
  if (questions.length === 0) return <p className="text-ink-soft">No question has been answered yet.</p>
  return (
    <ul className="divide-y divide-border border-y border-border">
      {questions.map(({lesson, question}) => (
        <li key={`${lesson.key}-${question.key}`}>
          <details className="group">
            <summary className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-3 hover:text-link">
              <span className="grid gap-0.5">
                <span className="font-medium">{question.question || WORDLESS}</span>
                <span className="font-display text-sm text-ink-faint">{lesson.title}</span>
              </span>
              <span className="tabular flex items-center gap-3 font-display text-sm">
                {percentOf(question.wrong, question.answered)}% wrong
                <ChevronDownIcon className="size-5 text-ink-faint transition-[rotate] group-open:rotate-180" />
              </span>
            </summary>
            <Answers question={question} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function Answers({question: {answered, answers}}: Pick<AskedQuestion, 'question'>) {
  return (
    <div className="grid gap-2 pb-5 font-display text-sm">
      <p className="text-ink-soft">
        Answered {answered.toLocaleString('en-US')} {answered === 1 ? 'time' : 'times'}. Chosen:
      </p>
      <ul className="grid gap-1">
        {answers.map(({key, text, right, chosen}) => (
          <li key={key} className="grid grid-cols-[1.25rem_1fr_auto] items-baseline gap-x-3">
            <span className="self-center">
              {right && (
                <>
                  <CheckIcon className="size-4 text-success" />
                  <span className="sr-only">Right: </span>
                </>
              )}
            </span>
            <span>{text || WORDLESS}</span>
            <span className="tabular text-ink-soft">
              {chosen.toLocaleString('en-US')} · {percentOf(chosen, answered)}%
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
