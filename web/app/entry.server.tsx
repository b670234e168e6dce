import {createReadableStreamFromReadable} from '@react-router/node'
import {PassThrough} from 'node:stream'
import {renderToPipeableStream} from 'react-dom/server'
import {ServerRouter, type EntryContext} from 'react-router-dom'
import {SpaFallbackContext} from './layout/spa-fallback'

/** Rendering a page is aborted after this time. */
const TIMEOUT_MS = 30_000

/**
 * Renders a page as HTML, at build and in development. It waits until all of the page is ready instead of streaming it, so that
 * no part needs a script to be moved into place, and the page can be read without scripts.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed: unknown
    const page = (
      <SpaFallbackContext value={context.isSpaMode}>
        <ServerRouter context={context} url={request.url} />
      </SpaFallbackContext>
    )
    const {pipe, abort} = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(
          new Response(createReadableStreamFromReadable(body), {
            headers,
            status: failed === undefined ? status : 500,
          }),
        )
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        failed = error
        console.error(error)
      },
    })
    const timer = setTimeout(() => abort(new Error(`${request.url} took too long to write`)), TIMEOUT_MS)
  })
}
