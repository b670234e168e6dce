import {MAX_MESSAGE_LENGTH} from '@lectern/domain/limits'
import type {SubmissionState} from '@lectern/domain/submissions/submission'
import {MAX_WEB_LINK_LENGTH} from '@lectern/domain/text/web-link'
import {useRef} from 'react'
import {Entries, VerdictBadge} from './entries'
import {useCall} from '~/lib/firebase/use-call'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {useScrollToHash} from '~/ui/use-scroll-to-hash'
import {ErrorState} from '~/ui/feedback/error-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'

const fetchContract = async () => (await import('@lectern/domain/submissions/contracts')).lessonSubmission

const leads: Readonly<Record<SubmissionState | 'none', string>> = {
  none: 'The teacher of the course looks at it, and answers you.',
  waiting: 'The teacher will answer you. You can hand in something newer until then.',
  again: 'The teacher asks you to try once more.',
  done: 'The teacher says it is done. You can still hand in something newer.',
}

/** What a learner has handed in for a lesson, and the form for more. */
export default function HandedWork({courseId, lessonKey}: {courseId: string; lessonKey: string}) {
  const state = useCall(fetchContract, {courseId, lessonKey})
  const section = useRef<HTMLElement>(null)
  useScrollToHash(section, 'work')
  return (
    <section
      ref={section}
      id="work"
      aria-labelledby="work-title"
      className="no-print mt-6 grid scroll-mt-28 gap-5 border-t border-border pt-5"
    >
      <h4
        id="work-title"
        className="m-0! flex flex-wrap items-center gap-3 font-display text-base font-semibold"
      >
        Hand in your work
        {state.kind === 'ready' && state.answer.submission && (
          <VerdictBadge verdict={state.answer.submission.state} />
        )}
      </h4>
      {state.kind === 'loading' && (
        <Loading label="Loading what you have handed in">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {state.kind === 'failed' && (
        <ErrorState title="What you have handed in could not be loaded" onRetry={state.retry}>
          Please check your connection and try again.
        </ErrorState>
      )}
      {state.kind === 'ready' && (
        <>
          {state.answer.submission && <Entries entries={state.answer.submission.entries} author="You" />}
          {state.answer.isTaken ? (
            <WorkForm
              courseId={courseId}
              lessonKey={lessonKey}
              lead={leads[state.answer.submission?.state ?? 'none']}
              onSent={state.reload}
            />
          ) : (
            <p className="m-0! text-base text-ink-soft">
              Nobody looks at work of this course at the moment. Judge it yourself by the list above.
            </p>
          )}
        </>
      )}
    </section>
  )
}

interface WorkFormProps {
  courseId: string
  lessonKey: string
  lead: string
  onSent: () => void
}

/** Takes words, a link, or both. They are kept until the request has succeeded. */
function WorkForm({courseId, lessonKey, lead, onSent}: WorkFormProps) {
  return (
    <ActionForm
      formId={`hand-in-${lessonKey}`}
      aria-label="Hand in your work"
      actions={() => import('./actions')}
      intent="handIn"
      onSent={onSent}
      className="grid gap-4 text-base"
    >
      <p className="m-0! text-ink-soft">{lead}</p>
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="lessonKey" value={lessonKey} />
      <FormField name="text" label="Your work, in words">
        {(control) => <Textarea {...control} maxLength={MAX_MESSAGE_LENGTH} className="min-h-32" />}
      </FormField>
      <FormField
        name="link"
        label="Or a link to it"
        hint="An address that whoever has it can open, and that begins with https://."
      >
        {(control) => (
          <Input {...control} type="url" inputMode="url" autoComplete="off" maxLength={MAX_WEB_LINK_LENGTH} />
        )}
      </FormField>
      <FormError />
      <SubmitButton variant="secondary" pendingLabel="Handing in..." className="justify-self-start">
        Hand it in
      </SubmitButton>
    </ActionForm>
  )
}
