/**
 * What has to be known before the first paint, so that nothing flashes: the theme, whether someone is signed in here, and
 * whether the address asks for a filtered list. Runs as an inline script in the head; its hash stands in the page's CSP.
 */
export const firstPaintScript = `(function () {
  var root = document.documentElement, dark = matchMedia('(prefers-color-scheme: dark)')
  function stored(key) { try { return localStorage.getItem(key) } catch (e) { return null } }
  function theme() { var t = stored('theme'); root.dataset.theme = t === 'light' || t === 'dark' ? t : dark.matches ? 'dark' : 'light' }
  theme()
  dark.addEventListener('change', theme)
  if (stored('signed-in') !== null) root.dataset.signedIn = ''
  if (location.search.length > 1) {
    root.dataset.query = ''
    setTimeout(function () { delete root.dataset.query }, 5000)
  }
})()`
