import {useEffect, useState} from 'react'

/** The fetched texts, cached until the document is reloaded. */
let known: ReadonlyMap<string, string> | undefined

interface ArticleContents {
  /** by article id; undefined until they are fetched */
  contents: ReadonlyMap<string, string> | undefined
  /** fetching failed: only titles and excerpts are searched */
  failed: boolean
  retry: () => void
}

/** The plain text of every article, fetched on the first search (`wanted`). Until then only titles and excerpts are searched. */
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
