import {createHmac} from 'node:crypto'
import type {LakeDocument} from '../store/document.ts'
import type {Commit, Store} from '../store/store.ts'

export interface WebhookOptions {
  url: string
  secret: string
  projectId: string
  dataset: string
  /** The wait before each further attempt, in ms; after the last one the delivery is abandoned. */
  delays?: readonly number[]
}

const DELAYS = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 60_000, 120_000, 300_000, 600_000]
const TIMEOUT = 30_000

/**
 * Posts to a webhook, signed as Sanity signs, whenever a course is published: its draft becomes the
 * published document. Content loaded by a script has no draft and is not announced. Deliveries run in the
 * background; no commit waits for one.
 * @returns the function that stops it
 */
export function announceCourses(store: Store, options: WebhookOptions): () => void {
  const stopped = new AbortController()
  const unsubscribe = store.subscribe((commit) => {
    for (const course of publishedCourses(commit)) {
      void deliver(course, commit, options, stopped.signal)
    }
  })
  return () => {
    unsubscribe()
    stopped.abort()
  }
}

function publishedCourses({documents}: Commit): {document: LakeDocument; isNew: boolean}[] {
  const removed = new Set(documents.filter(({after}) => after === null).map(({change}) => change.id))
  return documents.flatMap(({change, before, after}) =>
    after?._type === 'course' && removed.has(`drafts.${change.id}`)
      ? [{document: after, isNew: before === null}]
      : [],
  )
}

async function deliver(
  {document, isNew}: {document: LakeDocument; isNew: boolean},
  {transaction}: Commit,
  {url, secret, projectId, dataset, delays = DELAYS}: WebhookOptions,
  stopped: AbortSignal,
): Promise<void> {
  const {_id, _type, slug, title, listing} = document
  const body = JSON.stringify({
    _id,
    _type,
    slug: slug ?? null,
    title: title ?? null,
    listing: listing ?? null,
  })
  for (const delay of [0, ...delays]) {
    if (delay > 0) await sleep(delay, stopped)
    if (stopped.aborted) return
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT)]),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'sanity-webhook-signature': signatureHeader(body, secret, Date.now()),
          'sanity-project-id': projectId,
          'sanity-dataset': dataset,
          'sanity-document-id': _id,
          'sanity-operation': isNew ? 'create' : 'update',
          'sanity-transaction-id': transaction.id,
          'sanity-transaction-time': transaction.timestamp,
          // The same for every attempt, so that the receiver recognises repeated deliveries.
          'idempotency-key': `${transaction.id}-${_id}`,
        },
      })
      await response.body?.cancel()
      if (response.ok) return
    } catch {
      // A connection error or a timeout counts as an error response.
    }
  }
  if (!stopped.aborted) console.error(`The webhook ${url} did not take the publication of ${_id}; given up.`)
}

/** `t=<ms>,v1=<HMAC-SHA256 of "<ms>.<body>", base64url>`. @param timestamp in milliseconds */
function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url')
  return `t=${timestamp},v1=${signature}`
}

function sleep(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    timer.unref()
    stopped.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
