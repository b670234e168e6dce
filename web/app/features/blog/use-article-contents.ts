import {useEffect, useState} from 'react'

/** The texts, once they have been fetched: they are the same for the whole visit. */
let known: ReadonlyMap<string, string> | undefined

interface ArticleContents {
  /** by article; undefined until they are there */
  contents: ReadonlyMap<string, string> | undefined
  /** they could not be had: only titles and excerpts are searched */
  failed: boolean
  retry: () => void
}

/** The plain text of every article, fetched once somebody searches (`wanted`). Without it titles and excerpts have to do. */
export function useArticleContents(wanted: boolean): ArticleContents {
  const [contents, setContents] = useState(known)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || contents || failed) return
    const leaving = new AbortController()
    const load = async () => {
      try {
        const {loadArticleContents} = await import('./load-articles')
        known = await loadArticleContents(leaving.signal)
        setContents(known)
      } catch {
        if (!leaving.signal.aborted) setFailed(true)
      }
    }
    void load()
    return () => leaving.abort()
  }, [wanted, contents, failed])

  return {contents, failed, retry: () => setFailed(false)}
}
