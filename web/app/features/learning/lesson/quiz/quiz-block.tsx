import type {Block} from '@lectern/domain/learning/lesson-body'
import {useId, useState} from 'react'
import {Button} from '~/ui/button'
import {useHydrated} from '~/ui/use-hydrated'
import {FormError} from '~/lib/forms/form-error'
import {answerOrder} from './answer-order'
import {QuizAnswer} from './quiz-answer'
import {QuizText} from './quiz-text'
import {useQuiz} from './quiz-context'

/** A question with its answers. It is graded on its own and can be retried. */
export function QuizBlock({quiz}: {quiz: Block<'quiz'>}) {
  const id = useId()
  const {checked, failed, retries, grading, check, retry} = useQuiz()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isHydrated = useHydrated()
  const result = checked[quiz._key]
  const answers = answerOrder(quiz.answers, quiz._key, retries[quiz._key] ?? 0)

  const choose = (answer: string, on: boolean) => {
    if (!quiz.several) return setChosen([answer])
    setChosen((others) => (on ? [...others, answer] : others.filter((other) => other !== answer)))
  }

  return (
    <section
      aria-labelledby={id}
      className="set-apart rounded border border-border-strong bg-surface-raised p-5 sm:p-7"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (grading !== null) return
          if (result) {
            retry(quiz._key)
            setChosen([])
          } else if (chosen.length > 0) void check(quiz._key, chosen)
        }}
      >
        <p className="font-display text-sm font-semibold text-accent-ink">Question</p>
        <div id={id} className="prose mt-1 font-display text-lg leading-snug font-semibold">
          <QuizText value={quiz.question} />
        </div>
        <p id={`${id}-hint`} className="mt-1.5 font-display text-sm text-ink-soft">
          {quiz.several ? 'Choose all that are right.' : 'Choose one answer.'}
        </p>
        <div
          role={quiz.several ? 'group' : 'radiogroup'}
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          className="mt-4 grid gap-2.5"
        >
          {answers.map((answer) => (
            <QuizAnswer
              key={answer._key}
              name={id}
              several={quiz.several}
              text={answer.text}
              chosen={(result?.chosen ?? chosen).includes(answer._key)}
              isChecked={result !== undefined}
              graded={result?.graded.answers[answer._key]}
              onChoose={(on) => choose(answer._key, on)}
            />
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            variant="secondary"
            pending={grading === quiz._key}
            pendingLabel="Checking..."
            disabled={!isHydrated}
            aria-disabled={!result && chosen.length === 0}
          >
            {result ? 'Try again' : 'Check answer'}
          </Button>
          <p aria-live="polite" className="font-display text-base font-semibold">
            {result &&
              (result.graded.right ? (
                <span className="text-success-ink">That is right.</span>
              ) : (
                <span className="text-danger-ink">{wrongWords(result.graded.triesLeft)}</span>
              ))}
          </p>
        </div>
        <FormError className="not-empty:mt-4">{failed[quiz._key]}</FormError>
      </form>
    </section>
  )
}

function wrongWords(triesLeft: number): string {
  if (triesLeft === 0) return 'Not quite. Read why, and try again.'
  return triesLeft === 1
    ? 'Not quite. After one more try, each answer is explained.'
    : `Not quite. After ${triesLeft} more tries, each answer is explained.`
}
