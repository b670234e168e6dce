import {expect, test} from 'vitest'
import {deferScripts} from './defer-scripts'
import {readHtmlPage} from './html-page'

const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>"<link rel='modulepreload'>"</script>
<link rel="modulepreload" href="/a.js"/><link href='/b.js' rel='modulepreload'><link rel="preload" href="/a.woff2" as="font"/></head>
<body><p title='type="module"'>rel="modulepreload" &amp; é</p><script type="module" async="">import "/c.js"</script></body></html>`

test('only preloads of modules and modules are marked as deferred', () => {
  expect(deferScripts(page))
    .toBe(`<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>"<link rel='modulepreload'>"</script>
<link rel="deferred-modulepreload" href="/a.js"/><link href='/b.js' rel="deferred-modulepreload"><link rel="preload" href="/a.woff2" as="font"/></head>
<body><p title='type="module"'>rel="modulepreload" &amp; é</p><script type="deferred-module" async="">import "/c.js"</script></body></html>`)
})

test('a page with deferred scripts names and runs the same', () => {
  expect(readHtmlPage(deferScripts(page))).toMatchObject({...readHtmlPage(page), html: deferScripts(page)})
})
