import type {Block} from '@lectern/domain/learning/lesson-body'
import {createContext, Suspense, use, useId, type ReactNode} from 'react'
import {RichText} from '~/lib/sanity/rich-text'
import {Checkbox} from '~/ui/form/checkbox'
import {useChecklist} from './use-checklist'

/** Where work is handed in for the lesson; null for who cannot. */
export const LessonWork = createContext<ReactNode>(null)

/** An exercise with a self-assessment checklist, whose ticks are stored in this browser. */
export function ExerciseBlock({block}: {block: Block<'exercise'>}) {
  const id = useId()
  const [ticked, tick] = useChecklist(block._key, block.criteria)
  const work = use(LessonWork)
  return (
    <section
      aria-labelledby={id}
      className="set-apart rounded border border-border-strong bg-surface-raised p-5 sm:p-7"
    >
      <p className="font-display text-sm font-semibold text-accent-ink">Exercise</p>
      <h3 id={id} className="mt-1!">
        {block.title}
      </h3>
      <div className="prose mt-3 text-base">
        <RichText value={block.task} />
      </div>
      {block.criteria.length > 0 && (
        <fieldset className="mt-5 border-t border-border pt-4">
          <legend className="float-left mb-2 w-full font-display text-sm font-semibold">
            How to judge it yourself
          </legend>
          <ul className="clear-both m-0! list-none! p-0!">
            {block.criteria.map((criterion) => (
              <li key={criterion} className="m-0!">
                <Checkbox
                  checked={ticked.includes(criterion)}
                  onChange={(event) => tick(criterion, event.target.checked)}
                  className="text-base"
                >
                  {criterion}
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {block.handsIn && <Suspense>{work}</Suspense>}
    </section>
  )
}
