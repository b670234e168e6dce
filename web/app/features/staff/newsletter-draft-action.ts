import {newsletterDraftForm} from '@lectern/domain/forms'
import {defineAction} from '~/lib/forms/define-action'

/** Checks a newsletter before the last look at it; nothing is sent yet. */
export const newsletterDraftAction = defineAction({schema: newsletterDraftForm, submit: async () => {}})
