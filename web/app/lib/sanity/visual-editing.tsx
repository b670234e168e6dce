import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'
import {
  VisualEditing,
  type HistoryAdapter,
  type HistoryAdapterNavigate,
  type HistoryRefresh,
} from '@sanity/visual-editing/react'
import {Component, useEffect, useMemo, useRef, type ReactNode} from 'react'
import {useLocation, useNavigate, useRevalidator} from 'react-router-dom'
import {markBlocks} from './blocks/mark-blocks'
import {previewChanged, setPreview} from './preview'
import {refuseForeignMessages} from './foreign-messages'
import {StudioQueries} from './studio-queries'

const studioUrl: string = import.meta.env.VITE_STUDIO_URL || 'http://127.0.0.1:3333'

// Before anything below listens.
refuseForeignMessages(window, [new URL(studioUrl).origin, window.location.origin])

/**
 * The preview in the Studio's frame: provides drafts for the page's queries, draws the outlines that link to fields, and
 * synchronises the URL with the Studio's address bar.
 */
export default function StudioPreview() {
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
      markBlocks,
      attribute: (type, id, path) => createDataAttribute({baseUrl: studioUrl, type, id, path}).toString(),
    })
    return () => {
      setPreview(undefined)
      queries.stop()
    }
  }, [])

  return (
    <OutlinesBoundary>
      <VisualEditing portal history={history} refresh={refresh} />
    </OutlinesBoundary>
  )

  /** Edits arrive by the live queries; everything is reloaded only when the editor requests it. */
  function refresh({source, livePreviewEnabled}: HistoryRefresh): false | Promise<void> {
    return source === 'mutation' && livePreviewEnabled ? false : latestRevalidate.current()
  }
}

/** An error boundary: an error of the outlines must not break the page. */
class OutlinesBoundary extends Component<{children: ReactNode}, {broken: boolean}> {
  override state = {broken: false}

  static getDerivedStateFromError() {
    return {broken: true}
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

/** Reports the page's URL to the Studio, and navigates when the Studio requests it. The object is the same in every render. */
function useStudioHistory(): HistoryAdapter {
  const navigate = useNavigate()
  const {pathname, search, hash} = useLocation()
  const latestNavigate = useRef(navigate)
  const reportUrl = useRef<HistoryAdapterNavigate>(undefined)
  const url = `${pathname}${search}${hash}`
  const latestUrl = useRef(url)

  useEffect(() => {
    latestNavigate.current = navigate
  }, [navigate])

  useEffect(() => {
    latestUrl.current = url
    reportUrl.current?.({type: 'push', url})
  }, [url])

  return useMemo(
    () => ({
      subscribe: (listener) => {
        reportUrl.current = listener
        listener({type: 'push', url: latestUrl.current})
        return () => {
          reportUrl.current = undefined
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
