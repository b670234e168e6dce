import {expect, test} from 'vitest'
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
