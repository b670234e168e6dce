import {useEffect, useState} from 'react'

/** The texts, once they have been fetched: they are the same for the whole visit. */
let known: ReadonlyMap<string, string> | undefined

/**
 * The plain text of every article by id, fetched once somebody searches (`wanted`). Until it is there, and when it cannot be
 * had, titles and excerpts have to do.
 */
export function useArticleContents(wanted: boolean): {
  contents: ReadonlyMap<string, string> | undefined
  /** the texts could not be had: only titles and excerpts are searched */
  failed: boolean
} {
  const [contents, setContents] = useState(known)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || contents) return
    const leaving = new AbortController()
    const load = async () => {
      try {
        const {loadArticleContents} = await import('~/content/articles')
        known = await loadArticleContents(leaving.signal)
        setContents(known)
        setFailed(false)
      } catch {
        if (!leaving.signal.aborted) setFailed(true)
      }
    }
    void load()
    return () => leaving.abort()
  }, [wanted, contents])

  return {contents, failed}
}
