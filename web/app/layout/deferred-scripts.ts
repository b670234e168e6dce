/*
 * A built page can be read before its scripts run. So the build marks them as deferred (build-plugins/html-page.ts), and an inline
 * script requests them once the largest picture is drawn: pictures and fonts don't share the line with them (record 012).
 */

/** Instead of `rel="modulepreload"` and `type="module"`: a browser fetches and runs neither. */
export const DEFERRED_PRELOAD = 'deferred-modulepreload'
export const DEFERRED_MODULE = 'deferred-module'

/** The page does not wait longer for its picture, in ms after the HTML was parsed. */
const TIMEOUT_MS = 2000

/**
 * Starts the deferred scripts when the picture with `fetchpriority="high"` is drawn or has failed, at the first press or key (what
 * is entered before hydration is replayed), and at once where nobody sees the page. An inline script in the head. Development
 * has no deferred scripts.
 */
export const deferredScriptsScript = `(function () {
  var started = false
  function start() {
    if (started) return
    started = true
    document.querySelectorAll('link[rel="${DEFERRED_PRELOAD}"]').forEach(function (link) { link.rel = 'modulepreload' })
    document.querySelectorAll('script[type="${DEFERRED_MODULE}"]').forEach(function (deferred) {
      var script = document.createElement('script')
      script.type = 'module'
      script.text = deferred.text
      document.head.append(script)
    })
  }
  function startAfterPaint() { requestAnimationFrame(function () { setTimeout(start) }) }
  addEventListener('DOMContentLoaded', function () {
    var picture = document.querySelector('img[fetchpriority="high"]')
    if (document.hidden) return start()
    if (!picture || picture.complete) return startAfterPaint()
    picture.addEventListener('load', startAfterPaint)
    picture.addEventListener('error', start)
    addEventListener('pointerdown', start, {once: true})
    addEventListener('keydown', start, {once: true})
    setTimeout(start, ${TIMEOUT_MS})
  })
})()`
