import {expect, test} from 'vitest'
import {withWords} from './page-head.ts'

const words = {
  title: 'Certificate of Ada | Lectern',
  description: 'Ada has completed Typography.',
  site: 'https://lectern.example',
  path: '/certificates/0',
  picture: {path: '/certificates/0.png', type: 'image/png', alt: 'Of "Ada"'},
}
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>Lectern</title><script>"<title>"</script></head><body><svg><title>A star</title></svg></body></html>`

test('a page gets the words for a preview, and is otherwise as it was built', () => {
  const html = withWords(page, words)
  expect(html.match(/<title>/g)).toHaveLength(3)
  expect(html).toContain('<title>Lectern</title><meta')
  expect(html).toContain('property="og:title" content="Certificate of Ada | Lectern"')
  expect(html).toContain('property="og:description" content="Ada has completed Typography."')
  expect(html).toContain('property="og:image" content="https://lectern.example/certificates/0.png"')
  expect(html).toContain('property="og:image:type" content="image/png"')
  expect(html).toContain('property="og:image:width" content="1200"')
  expect(html).toContain('property="og:image:height" content="630"')
  expect(html).toContain('property="og:image:alt" content="Of &quot;Ada&quot;"')
  expect(html.match(/<(meta|link) data-served /g)).toHaveLength(13)
  expect(html).toContain('<svg><title>A star</title></svg>')
  expect(html).toContain('<script>"<title>"</script>')
  expect(html.startsWith('<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>')).toBe(true)
})

test('a name that looks like HTML stays a name', () => {
  const html = withWords(page, {...words, title: '"><script>alert(1)</script>', description: '</title><img>'})
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('</title><img>')
})

test('a page without a title is not ours', () => {
  expect(() => withWords('<html></html>', words)).toThrow('no title')
})
