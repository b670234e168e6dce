import {differingFields, type Profile, type ProfileField} from '@lectern/domain/teachers/profile'
import {
  changeTeacherProfile as changeContract,
  takeBackProfileChanges as takeBackContract,
  teacherProfile as readContract,
} from '@lectern/domain/teachers/profile-contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {queueMail} from '../../outbox/queue.ts'
import {supportEmail} from '../../parameters.ts'
import type {Limit} from '../../rate-limit.ts'
import {clock} from '../../services/clock.ts'
import {logWith} from '../../services/log.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {privateSanity} from '../../services/private-sanity.ts'
import {sanityWriter} from '../../services/sanity-writer.ts'
import {teachers, type WaitingProfile} from '../../teacher.ts'
import {profileChangedMail, profileMailAfter} from './profile-changed-mail.ts'
import {
  changesBetween,
  cleanProfile,
  latestOf,
  profileOf,
  saysTheSame,
  withProfile,
  type InstructorDocument,
  type InstructorPage,
} from './profile-document.ts'

/** When a teacher opens their profile. */
export const teacherProfile = callable(readContract, async (_, {instructorId}) => {
  const [page, teacher] = await Promise.all([readPage(instructorId), teachers().doc(instructorId).get()])
  if (page === null) return {page: null}
  const {published} = page
  const waiting = teacher.data()?.waitingProfile ?? null
  const own = ownChanges(waiting, page)
  const {name, slug} = published
  return {
    page: {
      version: latestOf(page)._rev,
      name: typeof name === 'string' ? name : '',
      slug: slugIn(slug),
      published: profileOf(published),
      latest: profileOf(latestOf(page)),
      own,
      since: waiting && own.length > 0 ? waiting.since.toMillis() : null,
    },
  }
})

const limits = (_: unknown, {uid}: {uid: string}): Limit[] => [
  {name: 'teacher-profile', key: uid, max: 60, windowSeconds: 60 * 60},
]

/** When a teacher saves their profile. */
export const changeTeacherProfile = callable(
  changeContract,
  {limits},
  async ({version, ...entered}, {instructorId}) => {
    await changePage(instructorId, version, () => cleanProfile((field) => entered[field]))
    return {}
  },
)

/** When a teacher takes back what no editor has published yet: what an editor has changed besides stays. */
export const takeBackProfileChanges = callable(
  takeBackContract,
  {limits},
  async ({version}, {instructorId}) => {
    await changePage(instructorId, version, (page, own) => {
      const published = profileOf(page.published)
      const given = Object.fromEntries(own.map((field) => [field, published[field]]))
      return {...profileOf(latestOf(page)), ...given}
    })
    return {}
  },
)

/** What waits is the draft of the teacher's document, as an editor's own changes are. */
async function readPage(instructorId: string): Promise<InstructorPage | null> {
  try {
    const client = await privateSanity()
    const [published, draft] = await client.getDocuments<Record<string, unknown>>([
      instructorId,
      draftIdOf(instructorId),
    ])
    return published ? {published, draft: draft ?? null} : null
  } catch (cause) {
    throw new AppError('unavailable', {}, {cause})
  }
}

const draftIdOf = (instructorId: string) => `drafts.${instructorId}`

/**
 * Changes what waits for an editor. What the teacher has changed is noted before it is written to the content: should that fail, the note
 * is about nothing that waits, and is passed over. The other way round an editor would not hear of it.
 * @param version the state that the teacher has seen
 * @param want how they want their profile, of the page as it is and the fields that they have changed before
 * @throws AppError `unknown-instructor`, `profile-changed`, `unavailable`
 */
async function changePage(
  instructorId: string,
  version: string,
  want: (page: InstructorPage, own: readonly ProfileField[]) => Profile,
): Promise<void> {
  const page = await readPage(instructorId)
  if (page === null) throw new AppError('unknown-instructor')
  const latest = latestOf(page)
  const {waitingProfile = null} = (await teachers().doc(instructorId).get()).data() ?? {}
  const next = withProfile(page, want(page, ownChanges(waitingProfile, page)))
  // Whoever repeats what is there already has lost the answer to it.
  if (next === latest) return
  if (latest._rev !== version) throw new AppError('profile-changed')
  await noteChanges(instructorId, page, next)
  await write(page, next)
}

/** Notes which fields of those that wait are the teacher's, and tells the editors by mail when the first of them begins to wait. */
async function noteChanges(
  instructorId: string,
  page: InstructorPage,
  next: InstructorDocument,
): Promise<void> {
  const touched = differingFields(profileOf(latestOf(page)), profileOf(next))
  const differing = differingFields(profileOf(page.published), profileOf(next))
  await optimistically(async (batch) => {
    const snapshot = await teachers().doc(instructorId).get()
    const before = snapshot.data()?.waitingProfile ?? null
    const own = ownChanges(before, page)
    const fields = differing.filter((field) => own.includes(field) || touched.includes(field))
    const isNew = own.length === 0
    const since = isNew || before === null ? clock.timestamp() : before.since
    const publishedRev = page.published._rev
    const waitingProfile = fields.length === 0 ? null : {since, fields, publishedRev}
    batch.update(snapshot.ref, {waitingProfile}, unchanged(snapshot))
    if (isNew && waitingProfile !== null)
      queueMail(
        batch,
        `teacher-profile-${instructorId}-${since.toMillis()}`,
        [supportEmail.value()],
        profileChangedMail,
        {instructorId, since: since.toMillis()},
        {nextAttemptAt: profileMailAfter(since)},
      )
    logWith(batch, 'teacher-profile-changed', {instructorId, fields: fields.length})
  })
}

/**
 * Writes a draft, on condition that it is as it was read, and takes it away where it says what is published.
 * @throws AppError `profile-changed`, `unavailable`
 */
async function write({published, draft}: InstructorPage, next: InstructorDocument): Promise<void> {
  const client = await sanityWriter()
  const transaction = client.transaction()
  if (draft === null) {
    const {_rev, _updatedAt, ...content} = next
    transaction.create({...content, _id: draftIdOf(published._id)})
  } else {
    const {set, unset} = changesBetween(draft, next)
    transaction.patch(draft._id, {ifRevisionID: draft._rev, set, ...(unset.length > 0 && {unset})})
    if (saysTheSame(next, published)) transaction.delete(draft._id)
  }
  try {
    await transaction.commit()
  } catch (cause) {
    throw new AppError(isConflict(cause) ? 'profile-changed' : 'unavailable', {}, {cause})
  }
}

/** Whether the content has refused a transaction because somebody else was first. */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 409

/** The fields that a teacher has changed, and that wait; none once an editor has published. */
function ownChanges(waiting: WaitingProfile | null, page: InstructorPage): ProfileField[] {
  if (waiting?.publishedRev !== page.published._rev) return []
  const differing = differingFields(profileOf(page.published), profileOf(latestOf(page)))
  return differing.filter((field) => waiting.fields.includes(field))
}

function slugIn(slug: unknown): string | null {
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return null
  return typeof slug.current === 'string' ? slug.current : null
}
