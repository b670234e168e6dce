import {createReadableStreamFromReadable} from '@react-router/node'
import {PassThrough} from 'node:stream'
import {renderToPipeableStream} from 'react-dom/server'
import {ServerRouter, type EntryContext} from 'react-router-dom'
import {SpaFallbackContext} from './layout/spa-fallback'

/** A page that is not finished by then will not be. */
const TIMEOUT_MS = 30_000

/**
 * Writes a page as HTML: at build, and while developing. It waits until everything on it is there, and leaves each part in
 * its place, so that the page can be read before any script runs, or without.
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
