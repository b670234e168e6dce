import type {Block, GradedQuestion} from '@lectern/domain/learning/lesson-body'
import {useId} from 'react'
import {classNames} from '~/ui/class-names'
import {CheckIcon, CloseIcon} from '~/ui/icons'
import {QuizText} from './quiz-text'
import {verdict} from './verdict'

interface QuizAnswerProps {
  name: string
  several: boolean
  text: Block<'quiz'>['answers'][number]['text']
  chosen: boolean
  /** whether the question has been graded */
  isChecked: boolean
  /** whether the answer is correct, and why; undefined until the question is explained */
  graded: GradedQuestion['answers'][string] | undefined
  onChoose: (on: boolean) => void
}

/** One answer option; once its question is explained it shows whether it is correct and why. */
export function QuizAnswer({name, several, text, chosen, isChecked, graded, onChoose}: QuizAnswerProps) {
  const id = useId()
  return (
    <div
      className={classNames(
        'rounded border transition-colors',
        !isChecked &&
          'border-border-strong hover:border-ink has-checked:border-chosen has-checked:bg-chosen-soft',
        isChecked && !graded && (chosen ? 'border-ink bg-surface-sunken' : 'border-border text-ink-soft'),
        graded?.right && 'border-success bg-success-soft text-success-ink',
        graded &&
          !graded.right &&
          (chosen ? 'border-danger bg-danger-soft text-danger-ink' : 'border-border'),
      )}
    >
      <label
        className={classNames(
          'flex min-h-12 items-start gap-3.5 px-4 py-3',
          isChecked ? 'cursor-default' : 'cursor-pointer',
        )}
      >
        <input
          type={several ? 'checkbox' : 'radio'}
          name={name}
          checked={chosen}
          // Not disabled: it would lose the focus, and nobody could read the explanation from the keyboard.
          aria-disabled={isChecked || undefined}
          onChange={(event) => {
            if (!isChecked) onChoose(event.target.checked)
          }}
          aria-describedby={graded ? id : undefined}
          className="mt-0.5 size-5 shrink-0 accent-chosen"
        />
        <span className="prose min-w-0 flex-1 text-base leading-snug">
          <QuizText value={text} inLabel />
        </span>
        {graded?.right && <CheckIcon className="size-5 shrink-0 stroke-3" />}
        {graded && !graded.right && chosen && <CloseIcon className="size-5 shrink-0 stroke-3" />}
      </label>
      {graded && (
        <div id={id} className="prose px-4 pb-3.5 pl-12.5 text-base leading-snug">
          <p className="font-display text-sm font-semibold">{verdict(graded.right, chosen)}</p>
          {graded.explanation.length > 0 && (
            <div className="prose mt-1!">
              <QuizText value={graded.explanation} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}
