import {openCourse, openLesson} from '@lectern/domain/learning/contracts'
import {mergeProgress, noProgress} from '@lectern/domain/learning/progress'
import {progressSchema} from '@lectern/domain/learning/progress-schema'
import * as z from 'zod/mini'
import {currentUser} from '~/features/auth/session'
import {lessonPath, placeOf, type LessonCourse, type LessonPage} from '~/features/learning/lesson/model'
import {addProgress, type Learning} from '~/features/learning/lesson/progress-store'
import type {StoredNote} from '~/features/learning/lesson/sync/lesson-note'

/*
 * Lessons that were opened on this device, to be read without a network: in Cache Storage the lesson as it was given, its note, its
 * page and the files that the page had fetched. `public/learn-service-worker.js` answers with them. All of it is deleted at sign-out (`auth/session`).
 */

const CACHE = 'lessons'
/** Those that were opened last; with their pictures some 20 MB. */
const MAX_LESSONS = 40
const MAX_AGE_MS = 30 * 24 * 60 * 60_000
/** How long a file is waited for, in ms: another window, and another lesson, wait for it. */
const FILE_TIMEOUT_MS = 10_000
/** What a picture's address answers depends on it; browsers send it for `<img>` alone. */
const PICTURE_TYPES = 'image/avif,image/webp,image/*,*/*;q=0.8'

const keptLessonSchema = z.object({
  uid: z.string(),
  /** ms since the epoch */
  keptAt: z.int(),
  course: z.object({
    id: z.string(),
    slug: z.string(),
    ...z.pick(openCourse.output, {title: true, inOrder: true, outline: true}).shape,
  }),
  lessonKey: z.string(),
  ...openLesson.output.shape,
  progress: progressSchema,
  /** as `Learning` has it; an earlier version did not keep it */
  since: z.optional(z.int()),
  /** addresses of the scripts, styles, fonts and pictures */
  files: z.array(z.string()),
})
type KeptLesson = z.infer<typeof keptLessonSchema>
const keptNoteSchema = z.object({text: z.string(), version: z.int(), savedAt: z.int()})

/** Absent where a page is not served over HTTPS. */
const canKeep = () => typeof caches !== 'undefined'

/** Where a lesson is kept: no such address is ever requested. */
const RECORDS = '/kept-lessons'
const recordOf = (path: string) => RECORDS + path
const pathOf = (record: Request) => new URL(record.url).pathname.slice(RECORDS.length)

const noteRecordOf = (uid: string, courseId: string, lessonKey: string) =>
  `/kept-notes/${uid}/${courseId}/${lessonKey}`

/** The files of the lessons that were kept in this visit with their page, by path. */
const complete = new Map<string, string[]>()

/**
 * Keeps a lesson that its owner has open, with their progress; older ones make room. Whoever browses where nothing can be kept
 * (a private window, a full disk) reads with a network alone.
 */
export async function keepLesson(
  page: LessonPage,
  {progress, since}: Pick<Learning, 'progress' | 'since'>,
): Promise<void> {
  const {course, lessonKey, content, reader} = page
  const place = placeOf(course, lessonKey)
  if (!canKeep() || content.status !== 'open' || !reader || !place) return
  // Fetched now, because without a network they are wanted, too.
  await Promise.all([
    import('./kept-notice'),
    import('~/features/learning/lesson/notes/lesson-notes'),
    import('~/features/questions/lesson-questions'),
  ])
  const {uid} = reader
  const path = lessonPath(course, place.lesson)
  // The pictures are those of the lesson that is shown.
  if (location.pathname !== path) return
  const {id, slug, title, inOrder, outline} = course
  const files = [...new Set([...(complete.get(path) ?? []), ...filesInUse()])]
  const kept: KeptLesson = {
    uid,
    keptAt: Date.now(),
    course: {id, slug, title, inOrder, outline: [...outline]},
    lessonKey,
    body: content.body,
    revision: content.revision,
    progress,
    since,
    files,
  }
  try {
    await changeKept((cache) => store(cache, path, kept))
    await startWorker()
  } catch (error) {
    console.warn('The lesson cannot be kept for reading without a network.', error)
  }
}

async function store(cache: Cache, path: string, kept: KeptLesson): Promise<void> {
  const {uid, files} = kept
  const isComplete = complete.has(path) && (await cache.match(path)) !== undefined
  const isPageKept = isComplete || (await keepPage(cache, path, files))
  // Without one of them the lesson can most likely still be read.
  if (!isComplete) await Promise.allSettled(files.map((file) => keepFile(cache, file)))
  // A page that was kept before stays with its own files.
  const before = isPageKept ? undefined : (await recordsOf(cache)).find((one) => one.path === path)?.kept
  const needed = [...new Set([...files, ...(before?.files ?? [])])]
  await cache.put(recordOf(path), Response.json({...kept, files: needed}))
  if (!isComplete) await discard(cache, (one) => one.uid !== uid)
  if (isPageKept) complete.set(path, files)
  await discardOfSignedOut(uid)
}

/** Keeps what is stored as the learner's note for a lesson, with the lesson and as long as it. */
export async function keepNote(
  uid: string,
  courseId: string,
  lessonKey: string,
  note: StoredNote,
): Promise<void> {
  if (!canKeep()) return
  try {
    await changeKept(async (cache) => {
      await cache.put(noteRecordOf(uid, courseId, lessonKey), Response.json(note))
      await discardOfSignedOut(uid)
    })
  } catch (error) {
    console.warn('The note cannot be kept for reading without a network.', error)
  }
}

/** Who has signed out meanwhile leaves nothing. */
async function discardOfSignedOut(uid: string): Promise<void> {
  if (currentUser()?.uid !== uid) await caches.delete(CACHE)
}

/** One after the other, also of several windows: what is discarded is what no lesson needs. */
async function changeKept(change: (cache: Cache) => Promise<void>): Promise<void> {
  await navigator.locks.request(CACHE, async () => change(await caches.open(CACHE)))
}

/** The course of the lesson of it that was kept last, as far as its lessons need it; null when none of them is kept. */
export async function keptCourse(slug: string): Promise<LessonCourse | null> {
  const records = await keptRecords()
  const [last] = records
    .flatMap(({kept}) => (kept?.course.slug === slug ? [kept] : []))
    .toSorted((a, b) => b.keptAt - a.keptAt)
  return last ? {...last.course, price: null, image: null} : null
}

/**
 * A lesson as it was when it was opened here last, with the progress known then; null when it is not kept.
 * @param uid the learner; null while that cannot be asked: what is here belongs to whoever is signed in
 */
export async function keptLesson(
  courseSlug: string,
  lessonSlug: string,
  uid: string | null,
): Promise<LessonPage | null> {
  const records = await keptRecords()
  const wanted = lessonPath({slug: courseSlug}, {slug: lessonSlug})
  const found = records.find(({path}) => path === wanted)?.kept
  if (!found || isOld(found) || (uid !== null && uid !== found.uid)) return null
  const {course, lessonKey, body, revision, keptAt, since = 0} = found
  // Each lesson was kept with what was known then.
  const progress = records
    .filter(({kept}) => kept?.course.id === course.id && kept.uid === found.uid)
    .reduce((all, {kept}) => mergeProgress(all, kept?.progress ?? noProgress), noProgress)
  addProgress(found.uid, course.id, progress, {since})
  return {
    course: {...course, price: null, image: null},
    lessonKey,
    content: {status: 'open', body, revision},
    reader: {uid: found.uid, ownsCourse: true},
    isCurrent: true,
    isBuilt: false,
    now: Date.now(),
    keptAt,
  }
}

/** The learner's note for a lesson as it was stored when it was read or written here last; null when it is not kept. */
export async function keptNote(uid: string, courseId: string, lessonKey: string): Promise<StoredNote | null> {
  const cache = await findKept()
  const answer = await cache?.match(noteRecordOf(uid, courseId, lessonKey))
  return keptNoteSchema.safeParse(await answer?.json().catch(() => null)).data ?? null
}

/** Deletes what is kept of courses that the learner does not have any more. */
export async function discardLessons(isGone: (courseId: string) => boolean): Promise<void> {
  if (await findKept()) await changeKept((cache) => discard(cache, ({course}) => isGone(course.id)))
}

const isOld = ({keptAt}: KeptLesson) => Date.now() - keptAt > MAX_AGE_MS

/** Scripts, styles and fonts that this visit has fetched, and the pictures of the page. */
function filesInUse(): string[] {
  const assets = performance
    .getEntriesByType('resource')
    .flatMap(({name}) => (name.startsWith(`${location.origin}/assets/`) ? [name] : []))
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
    // Those further down have not chosen their size yet: without a network any will do.
    .map(({currentSrc, src}) => currentSrc || src)
    .filter((address) => address.startsWith('http'))
  return [...assets, ...pictures]
}

/**
 * Keeps a page as it is now. After a deployment it names other scripts than the visit has fetched, with which it would not start: such
 * a page is not kept.
 * @returns whether it was kept
 */
async function keepPage(cache: Cache, path: string, files: readonly string[]): Promise<boolean> {
  const answer = await fetch(path, {signal: AbortSignal.timeout(FILE_TIMEOUT_MS)})
  // A page that was led elsewhere cannot be the answer to a navigation.
  if (!answer.ok || answer.redirected) return false
  const html = await answer.clone().text()
  const scripts = [...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, script]) => script)
  if (!scripts.every((script) => files.includes(`${location.origin}${script}`))) return false
  await cache.put(path, answer)
  return true
}

async function keepFile(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address, {ignoreVary: true})) return
  const isPicture = !address.startsWith(location.origin)
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
    ...(isPicture && {headers: {Accept: PICTURE_TYPES}}),
  })
  if (answer.ok && !answer.redirected) await cache.put(address, answer)
}

async function keptRecords(): Promise<KeptRecord[]> {
  const cache = await findKept()
  return cache ? recordsOf(cache) : []
}

/** What is kept; null where nothing is, or storage is blocked. */
async function findKept(): Promise<Cache | null> {
  try {
    return canKeep() && (await caches.has(CACHE)) ? await caches.open(CACHE) : null
  } catch {
    return null
  }
}

interface KeptRecord {
  record: Request
  path: string
  /** null when it cannot be read: an earlier version wrote it otherwise */
  kept: KeptLesson | null
}

async function recordsOf(cache: Cache): Promise<KeptRecord[]> {
  const requests = await cache.keys()
  return Promise.all(
    requests
      .filter(({url}) => new URL(url).pathname.startsWith(`${RECORDS}/`))
      .map(async (record) => {
        const answer = await cache.match(record)
        const {data = null} = keptLessonSchema.safeParse(await answer?.json().catch(() => null))
        return {record, path: pathOf(record), kept: data}
      }),
  )
}

/** Deletes the lessons that are not wanted, too old or too many, and what they alone needed. */
async function discard(cache: Cache, isUnwanted: (kept: KeptLesson) => boolean): Promise<void> {
  const stays = (await recordsOf(cache))
    .filter(({kept}) => kept !== null && !isOld(kept) && !isUnwanted(kept))
    .toSorted((a, b) => (b.kept?.keptAt ?? 0) - (a.kept?.keptAt ?? 0))
    .slice(0, MAX_LESSONS)
  const needed = new Set(
    stays.flatMap(({record, path, kept}) => [
      record.url,
      location.origin + path,
      ...(kept
        ? [location.origin + noteRecordOf(kept.uid, kept.course.id, kept.lessonKey), ...kept.files]
        : []),
    ]),
  )
  const gone = (await cache.keys()).filter(({url}) => !needed.has(url))
  await Promise.all(gone.map((request) => cache.delete(request, {ignoreVary: true})))
}

/** Only in what is built: the development server's files have no lasting addresses. */
async function startWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/learn-service-worker.js', {scope: '/learn/'})
}
