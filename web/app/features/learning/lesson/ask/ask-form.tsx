import {MAX_MESSAGE_LENGTH} from '@lectern/domain/limits'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Textarea} from '~/ui/form/textarea'

/** A form for a question about the lesson. The text is kept until the request has succeeded. */
export default function AskForm({courseId, lessonKey}: {courseId: string; lessonKey: string}) {
  return (
    <ActionForm
      formId={`ask-${lessonKey}`}
      aria-label="Ask about this lesson"
      actions={() => import('./actions')}
      intent="askAboutLesson"
      className="grid gap-4"
    >
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="lessonKey" value={lessonKey} />
      <FormField
        name="question"
        label="Your question"
        hint="It goes by mail to the people who teach the course, with the lesson’s name. They answer to your email address."
      >
        {(control) => <Textarea {...control} required maxLength={MAX_MESSAGE_LENGTH} />}
      </FormField>
      <FormError />
      <SubmitButton variant="secondary" pendingLabel="Sending..." className="justify-self-start">
        Send question
      </SubmitButton>
    </ActionForm>
  )
}
