import {askAboutLesson} from '@lectern/domain/learning/contracts'
import {call} from '~/lib/firebase/call'
import {learningAttempts} from '~/lib/firebase/attempts/learning'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Action: sends a question about a lesson to the staff. */
export const askAction = defineAction({
  schema: askAboutLesson.input,
  submit: async (question) => {
    try {
      await call(askAboutLesson, question)
    } catch (error) {
      console.error('The question could not be sent.', error)
      return {formErrors: [errorMessage(learningAttempts.askAboutLesson, error)]}
    }
    toast({title: 'Question sent', description: 'The answer comes to your email address.'})
    return {resetForm: true}
  },
})
