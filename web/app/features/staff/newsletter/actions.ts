import * as contracts from '@lectern/domain/mail/newsletter-contracts'
import {callAction} from '~/lib/forms/call-action'
import {defineAction} from '~/lib/forms/define-action'

const titles = {
  stop: 'Newsletter stopped',
  resume: 'Newsletter goes on',
  unschedule: 'The newsletter is a draft again',
} as const

/** Stops a newsletter, lets it go on, or takes back one that is scheduled. */
export const controlNewsletter = callAction({
  contract: contracts.controlNewsletter,
  done: (_, {act}) => ({title: titles[act]}),
  failed: {
    title: 'Error',
    fallback: 'That did not work. Please try again.',
    reasons: {
      'unknown-newsletter': 'This newsletter no longer exists.',
      'not-open': 'This is no longer possible: it has gone on meanwhile.',
    },
  },
  outdated: true,
})

/** Deletes a draft or a template. */
export const deleteNewsletterDraft = callAction({
  contract: contracts.deleteNewsletterDraft,
  done: {title: 'Deleted'},
  failed: {
    title: 'Error',
    fallback: 'It could not be deleted. Please try again.',
    reasons: {'unknown-draft': 'Somebody else has deleted or sent it.'},
  },
  outdated: true,
})

/** Validates a newsletter before the confirmation; nothing is sent yet. */
export const checkNewsletterDraft = defineAction({
  schema: contracts.newsletterDraftForm,
  submit: async () => {},
})
