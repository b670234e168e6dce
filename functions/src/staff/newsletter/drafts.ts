import {
  deleteNewsletterDraft as deleteContract,
  listedDraft,
  listNewsletterDrafts as listContract,
  saveNewsletterDraft as saveContract,
} from '@lectern/domain/mail/newsletter-contracts'
import type {QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {isSameAudience, newsletterDrafts, type NewsletterDraft} from '../../newsletter/newsletters.ts'
import {clock} from '../../services/clock.ts'
import {readable} from '../../services/readable.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'

/** While staff write a newsletter, every few seconds: no act that is worth a record. */
export const saveNewsletterDraft = callable(saveContract, async ({draftId, seen, ...input}, {uid}) => {
  const {audience, emails = [], ...text} = input
  const draft = {...text, ...(audience && {audience, emails})}
  return optimistically(async (write) => {
    const snapshot = await newsletterDrafts().doc(draftId).get()
    const stored = snapshot.data()
    const storedAt = stored?.updatedAt.toMillis() ?? null
    // Sent again, because no answer came.
    if (stored && storedAt !== null && isSameDraft(draft, stored)) return {updatedAt: storedAt}
    if (storedAt !== seen) throw new AppError(stored ? 'draft-changed' : 'unknown-draft')
    const updatedAt = clock.timestamp()
    const written = {...draft, updatedAt, updatedBy: uid}
    if (stored) write.update(snapshot.ref, written, unchanged(snapshot))
    else write.create(snapshot.ref, written)
    return {updatedAt: updatedAt.toMillis()}
  })
})

type Written = Pick<NewsletterDraft, 'subject' | 'contentHtml' | 'isTemplate' | 'audience' | 'emails'>

/** Whether both are the same newsletter; where the first does not say whom it goes to, that is not compared. */
export const isSameDraft = (said: Written, other: Written): boolean =>
  said.subject === other.subject &&
  withNewlines(said.contentHtml) === withNewlines(other.contentHtml) &&
  said.isTemplate === other.isTemplate &&
  (said.audience === undefined || isSameAudience(said, other))

/** A browser sends the lines of a form with other ends than those of a text that it keeps. */
const withNewlines = (text: string): string => text.replaceAll('\r\n', '\n')

/** When staff delete a draft or a template, and have confirmed it. */
export const deleteNewsletterDraft = callable(deleteContract, async ({draftId}, {uid, email}) => {
  await optimistically(async (write) => {
    const snapshot = await newsletterDrafts().doc(draftId).get()
    const draft = snapshot.data()
    if (!draft) throw new AppError('unknown-draft')
    write.delete(snapshot.ref, unchanged(snapshot))
    recordStaffAction(
      write,
      {uid, email},
      'newsletter-draft-deleted',
      {kind: 'newsletter', id: draftId},
      {reason: draft.subject || null},
    )
  })
  return {}
})

/** As many drafts, and as many templates, as staff keep in sight. */
const MAX_DRAFTS = 50

/** When staff open the list of what they have written: the latest drafts and the latest templates, without their content. */
export const listNewsletterDrafts = callable(listContract, async () => {
  const [drafts, templates] = await Promise.all([latest({isTemplate: false}), latest({isTemplate: true})])
  return {
    drafts: [...drafts.listed, ...templates.listed],
    hasOlder: {drafts: drafts.hasOlder, templates: templates.hasOlder},
  }
})

/** Those of one kind that were written last: no draft takes the place of a template. */
async function latest({isTemplate}: Pick<NewsletterDraft, 'isTemplate'>) {
  const {docs} = await newsletterDrafts()
    .where('isTemplate', '==', isTemplate)
    .orderBy('updatedAt', 'desc')
    .select('subject', 'updatedAt')
    .limit(MAX_DRAFTS + 1)
    .get()
  const shown = (docs as QueryDocumentSnapshot<NewsletterDraft>[]).slice(0, MAX_DRAFTS)
  const listed = readable(listedDraft, shown, (snapshot) => {
    const {subject, updatedAt} = snapshot.data()
    return {id: snapshot.id, subject, isTemplate, updatedAt: updatedAt.toMillis()}
  })
  return {listed, hasOlder: docs.length > MAX_DRAFTS}
}
