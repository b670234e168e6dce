import {newsletterDraftForm} from '@lectern/domain/forms'
import {defineAction} from '~/lib/forms/define-action'

/** Validates a newsletter before the confirmation; nothing is sent yet. */
export const newsletterDraftAction = defineAction({schema: newsletterDraftForm, submit: async () => {}})
