import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'
import {
  VisualEditing,
  type HistoryAdapter,
  type HistoryAdapterNavigate,
  type HistoryRefresh,
} from '@sanity/visual-editing/react'
import {Component, useEffect, useMemo, useRef, type ReactNode} from 'react'
import {useLocation, useNavigate, useRevalidator} from 'react-router-dom'
import {previewChanged, setPreview} from './preview'
import {StudioQueries} from './studio-queries'

const studioUrl: string = import.meta.env.VITE_STUDIO_URL || 'http://127.0.0.1:3333'

/**
 * Stands in the document's body while the page is in the Studio's frame: answers the page's queries with drafts, draws the
 * outlines that lead to fields, and keeps the Studio's address bar and the page together.
 */
export default function InStudio() {
  const {revalidate} = useRevalidator()
  const latestRevalidate = useRef(revalidate)
  const history = useStudioHistory()

  useEffect(() => {
    latestRevalidate.current = revalidate
  }, [revalidate])

  useEffect(() => {
    const queries = new StudioQueries(() => {
      previewChanged()
      void latestRevalidate.current()
    })
    setPreview({
      read: (query, params) => queries.read(query, params),
      attribute: (type, id, path) => createDataAttribute({baseUrl: studioUrl, type, id, path}).toString(),
    })
    return () => {
      setPreview(undefined)
      queries.stop()
    }
  }, [])

  return (
    <OutlinesOrNone>
      <VisualEditing portal history={history} refresh={refresh} />
    </OutlinesOrNone>
  )

  /** Edits arrive by the live queries; only when the editor asks is everything loaded anew. */
  function refresh({source, livePreviewEnabled}: HistoryRefresh): false | Promise<void> {
    return source === 'mutation' && livePreviewEnabled ? false : latestRevalidate.current()
  }
}

/** A fault of the outlines must not take the page with it. */
class OutlinesOrNone extends Component<{children: ReactNode}, {broken: boolean}> {
  override state = {broken: false}

  static getDerivedStateFromError() {
    return {broken: true}
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

/** Tells the Studio where the page is, and goes where the Studio says. The same object for as long as the page lives. */
function useStudioHistory(): HistoryAdapter {
  const navigate = useNavigate()
  const {pathname, search, hash} = useLocation()
  const latestNavigate = useRef(navigate)
  const tell = useRef<HistoryAdapterNavigate>(undefined)
  const url = `${pathname}${search}${hash}`
  const latestUrl = useRef(url)

  useEffect(() => {
    latestNavigate.current = navigate
  }, [navigate])

  useEffect(() => {
    latestUrl.current = url
    tell.current?.({type: 'push', url})
  }, [url])

  return useMemo(
    () => ({
      subscribe: (listener) => {
        tell.current = listener
        listener({type: 'push', url: latestUrl.current})
        return () => {
          tell.current = undefined
        }
      },
      update: ({type, url: target}) => {
        if (type === 'pop') void latestNavigate.current(-1)
        else void latestNavigate.current(target, {replace: type === 'replace'})
      },
    }),
    [],
  )
}
