import {expect, test} from 'vitest'
import {withWords} from './page-head.ts'

const words = {
  title: 'Certificate of Ada | Lectern',
  description: 'Ada has completed Typography.',
  url: 'https://lectern.example/certificates/0',
  image: 'https://lectern.example/og-default.png',
}
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>Lectern</title><script>"<title>"</script></head><body><svg><title>A star</title></svg></body></html>`

test('a page gets the words for a preview, and is otherwise as it was built', () => {
  const html = withWords(page, words)
  expect(html.match(/<title>/g)).toHaveLength(3)
  expect(html).toContain('<title>Lectern</title><meta')
  expect(html).toContain('property="og:title" content="Certificate of Ada | Lectern"')
  expect(html).toContain('property="og:description" content="Ada has completed Typography."')
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
