/*
 * The service worker of /learn: it answers from what the storefront has kept of opened lessons (`features/learning/offline`)
 * where there is no network. It keeps nothing itself, and it is served as it stands.
 */

/** How long somebody with a bad connection waits for a page that is kept, in ms. */
const PATIENCE_MS = 5000

const FILES = ['font', 'image', 'script', 'style']

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const {request} = event
  const isPage = request.mode === 'navigate'
  if (request.method === 'GET' && (isPage || FILES.includes(request.destination)))
    event.respondWith(isPage ? page(request) : file(request))
})

/** The page as it is now; the kept one when the network does not answer. */
async function page(request) {
  const kept = await caches.match(request, {ignoreSearch: true, ignoreVary: true})
  if (!kept) return fetch(request)
  try {
    return await Promise.race([fetch(request), timeout()])
  } catch {
    return kept
  }
}

/** A file, whose address changes with what it has; of a picture, without a network, any size. */
async function file(request) {
  const kept = await caches.match(request, {ignoreVary: true})
  if (kept) return kept
  try {
    return await fetch(request)
  } catch (error) {
    const other = await caches.match(request, {ignoreSearch: true, ignoreVary: true})
    if (other) return other
    throw error
  }
}

function timeout() {
  return new Promise((_, reject) => {
    setTimeout(reject, PATIENCE_MS)
  })
}
