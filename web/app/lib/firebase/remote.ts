import {useCallback, useEffect, useSyncExternalStore} from 'react'
import {toast} from '~/ui/feedback/toast'

/** What is known of something that is read from the backend. */
interface Remote<T> {
  /** the last answer, also while a newer one is on its way */
  data: T | undefined
  /** the last question went wrong */
  failed: boolean
  loading: boolean
}

const NOTHING: Remote<never> = {data: undefined, failed: false, loading: true}

/** Answers of this visit, by key: going back to a screen shows it at once, and asks again behind it. */
const known = new Map<string, Remote<unknown>>()
const underway = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

function put(key: string, remote: Remote<unknown>) {
  known.set(key, remote)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Something that can be read from the backend. */
export interface Question<T> {
  /** names what is read and whose it is */
  key: string
  load: () => Promise<T>
  /** the toast for a failure */
  words?: {title: string; description?: string}
}

const questions = new Map<string, Question<unknown>>()

/** A question, the same object for the same key each time. */
export function question<T>(key: string, load: () => Promise<T>, words?: Question<T>['words']): Question<T> {
  const same = questions.get(key)
  if (same) return same as Question<T>
  const asked: Question<T> = {key, load, words}
  questions.set(key, asked)
  return asked
}

/** Asks, unless the same question is already underway. */
function ask<T>({key, load, words}: Question<T>): Promise<void> {
  const same = underway.get(key)
  if (same) return same
  put(key, {data: known.get(key)?.data, failed: false, loading: true})
  const asking = (async () => {
    try {
      put(key, {data: await load(), failed: false, loading: false})
    } catch (error) {
      console.error(`Reading ${key} failed.`, error)
      put(key, {data: known.get(key)?.data, failed: true, loading: false})
      if (words) toast({...words, variant: 'destructive'})
    } finally {
      underway.delete(key)
    }
  })()
  underway.set(key, asking)
  return asking
}

/** Forgets every answer: they were somebody's own. */
export function forgetRemotes(): void {
  known.clear()
  questions.clear()
}

/** What is known, with the words for when it could not be read, and a way to ask again. */
export interface RemoteState<T> extends Remote<T> {
  words: Question<T>['words']
  /** Never rejects: what goes wrong shows in `failed`. */
  reload: () => Promise<void>
}

/**
 * Reads something from the backend and keeps the answer. A failure is said in a toast, once; the screen says it too, and
 * offers `reload`.
 */
export function useRemote<T>(question: Question<T>): RemoteState<T> {
  const remote = useSyncExternalStore(
    subscribe,
    () => (known.get(question.key) ?? NOTHING) as Remote<T>,
    () => NOTHING as Remote<T>,
  )
  const reload = useCallback(() => ask(question), [question])
  useEffect(() => {
    void reload()
  }, [reload])
  return {...remote, words: question.words, reload}
}
