import {describe, expect, test} from 'vitest'
import {readHtmlPage} from './html-page'

test('a page tells what it runs, names and preloads', () => {
  const page =
    readHtmlPage(`<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>if (1 < 2) "</p>"</script>
<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/a.woff2" as="font"/><link rel="icon" href="/a.svg"/>
<link rel="modulepreload" href="/a.js"/></head><body><script type="module" async="">import "/b.js"</script>
<script type="application/ld+json">{"a":1}</script><script src="/c.js"></script></body></html>`)
  expect(page).toMatchObject({
    inlineScripts: ['if (1 < 2) "</p>"', 'import "/b.js"'],
    scripts: ['/a.js', '/c.js'],
    styles: ['/a.css'],
    preloadedFonts: ['/a.woff2'],
  })
  expect(page.html.slice(0, page.charsetEnd)).toMatch(/<meta charSet="utf-8"\/>$/)
})

test('a page without a character set has no place after it', () => {
  expect(readHtmlPage('<title>A</title>').charsetEnd).toBeUndefined()
})

describe('scripts', () => {
  const source = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/0.js"/><meta charSet="utf-8"/>
<script>"<link rel='modulepreload'>"</script><link rel="modulepreload" href="/a.js"/><link href='/b.js' rel='modulepreload'>
<link rel="preload" href="/a.woff2" as="font"/></head><body><p title='type="module"'>rel="modulepreload" &amp; é</p>
<script type="module" async="">import "/c.js"</script></body></html>`
  const page = readHtmlPage(source)

  test('only modules and their preloads are marked as deferred', () => {
    expect(page.html)
      .toBe(`<!DOCTYPE html><html><head><link rel="deferred-modulepreload" href="/0.js"/><meta charSet="utf-8"/>
<script>"<link rel='modulepreload'>"</script><link rel="deferred-modulepreload" href="/a.js"/><link href='/b.js' rel="deferred-modulepreload">
<link rel="preload" href="/a.woff2" as="font"/></head><body><p title='type="module"'>rel="modulepreload" &amp; é</p>
<script type="deferred-module" async="">import "/c.js"</script></body></html>`)
    expect(page.html.slice(0, page.charsetEnd)).toMatch(/<meta charSet="utf-8"\/>$/)
  })

  test('a page whose scripts are deferred names and runs the same, and is not changed', () => {
    expect(readHtmlPage(page.html)).toEqual(page)
  })
})
