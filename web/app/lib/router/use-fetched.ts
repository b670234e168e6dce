import {useEffect, useState} from 'react'
import {onPreviewChange} from '~/lib/sanity/preview'

interface Answer<T> {
  key: string
  attempt: number
  /** undefined when it could not be fetched */
  value: T | undefined
}

/** What a screen fetches after it is shown. */
export interface Fetched<T> {
  /** undefined until it is there */
  value: T | undefined
  hasFailed: boolean
  /** whether it is fetched again after a failure */
  isRetrying: boolean
  retry: () => void
}

/**
 * Fetches what a screen needs after it is shown, such as what somebody searches for. What is fetched for a former key is aborted, and
 * its answer is not used.
 * @param key names what is fetched; null while nothing is needed
 * @param load the same function in every render. Its failure is logged
 */
export function useFetched<T>(
  key: string | null,
  load: (key: string, signal: AbortSignal) => Promise<T>,
): Fetched<T> {
  const [answer, setAnswer] = useState<Answer<T>>()
  const [attempt, setAttempt] = useState(0)
  const known = answer?.key === key ? answer : undefined

  useEffect(() => {
    if (key === null) return
    const leaving = new AbortController()
    const settle = (value?: T) => leaving.signal.aborted || setAnswer({key, attempt, value})
    load(key, leaving.signal).then(settle, (error: unknown) => {
      if (!leaving.signal.aborted) console.warn('Something could not be loaded.', error)
      settle()
    })
    return () => leaving.abort()
  }, [key, load, attempt])

  // What is there stays until an editor's change has been fetched.
  useEffect(() => onPreviewChange(() => setAttempt((attempt) => attempt + 1)), [])

  return {
    value: known?.value,
    hasFailed: known !== undefined && known.value === undefined,
    isRetrying: known !== undefined && known.attempt !== attempt,
    retry: () => setAttempt((attempt) => attempt + 1),
  }
}
