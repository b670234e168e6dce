/** So long a list whose query is not applied yet stays hidden at most, in ms. */
const QUERY_TIMEOUT_MS = 15_000

/**
 * Sets attributes that are needed before the first paint, so that nothing flashes: the theme, whether somebody is signed in, and
 * whether the URL has a query, until a script of the page has failed or QUERY_TIMEOUT_MS are over: an unfiltered list is then better
 * than none. A page that comes back from the browser's cache has heard of nothing that other pages have stored meanwhile: it is told that
 * anything may be different (https://html.spec.whatwg.org/multipage/webstorage.html#the-storage-event: no key). Runs as an inline script in the head; its hash is in the page's CSP.
 */
export const firstPaintScript = `(function () {
  var root = document.documentElement, dark = matchMedia('(prefers-color-scheme: dark)')
  function stored(key) { try { return localStorage.getItem(key) } catch (e) { return null } }
  function theme() { var t = stored('theme'); root.dataset.theme = t === 'light' || t === 'dark' ? t : dark.matches ? 'dark' : 'light' }
  theme()
  dark.addEventListener('change', theme)
  addEventListener('storage', function (e) { if (e.key === 'theme' || e.key === null) theme() })
  addEventListener('pageshow', function (e) { if (e.persisted) dispatchEvent(new StorageEvent('storage')) })
  if (stored('signed-in') !== null) root.dataset.signedIn = ''
  if (location.search.length > 1) {
    root.dataset.query = ''
    function show() { delete root.dataset.query }
    addEventListener('error', function (e) { if (e.target === window || e.target.localName === 'script') show() }, true)
    setTimeout(show, ${QUERY_TIMEOUT_MS})
  }
})()`
