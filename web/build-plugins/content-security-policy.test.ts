import {createHash} from 'node:crypto'
import {expect, test} from 'vitest'
import {contentSecurityPolicy, reportedPolicy, withPolicy, type Origins} from './content-security-policy'
import {readHtmlPage} from './html-page'

const production: Origins = {
  sanityApiHost: '',
  sanityProjectId: 'abc123',
  functions: 'https://us-central1-shop.cloudfunctions.net',
  firebaseAuthDomain: 'shop.firebaseapp.com',
  appCheck: false,
  emulators: ['', ''],
}
const scripts = ['one()', 'import "/a.js"']
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('every inline script is allowed by its hash, each once', () => {
  const policy = contentSecurityPolicy([...scripts, 'one()'], production)
  expect(policy).toContain(
    `script-src 'self' ${hash('one()')} ${hash('import "/a.js"')} https://apis.google.com;`,
  )
})

test('nothing inline is allowed otherwise, and no service but our own', {tags: ['S7.00.01']}, () => {
  const policy = contentSecurityPolicy(scripts, production)
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('http://')
  expect(policy).toContain('https://abc123.apicdn.sanity.io')
  expect(policy).toContain('https://us-central1-shop.cloudfunctions.net')
  expect(policy).toContain("frame-src 'self' https://shop.firebaseapp.com")
})

test('App Check brings in reCAPTCHA, and only where it is on', () => {
  const services = /recaptcha|firebaseappcheck/
  expect(contentSecurityPolicy([], production)).not.toMatch(services)
  const policy = contentSecurityPolicy([], {...production, appCheck: true})
  for (const directive of ['script-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://www.google.com/recaptcha/`))
  expect(policy).toContain('https://content-firebaseappcheck.googleapis.com')
})

test('every page allows what a lesson plays: whoever comes from it by a link keeps its policy', () => {
  const policy = contentSecurityPolicy([], production)
  expect(policy).toContain("media-src 'self' https://cdn.sanity.io https://*.mux.com blob:")
  expect(policy.match(/style-src ([^;]*)/)?.[1]?.match(/'sha256-/g)?.length).toBeGreaterThan(10)
})

test('on a laptop the page speaks to the stand-ins', {tags: ['S7.00.01']}, () => {
  const policy = contentSecurityPolicy(scripts, {
    ...production,
    sanityApiHost: 'http://127.0.0.1:3999',
    emulators: ['http://127.0.0.1:9099', '127.0.0.1:8080'],
  })
  expect(policy).toMatch(
    /connect-src 'self' http:\/\/127\.0\.0\.1:3999 http:\/\/127\.0\.0\.1:9099 http:\/\/127\.0\.0\.1:8080;/,
  )
  expect(policy).toContain("frame-src 'none'")
  expect(policy).not.toContain('googleapis')
})

test('the policy stands before the first script, and a page without a place for it is an error', () => {
  const page = readHtmlPage('<html><head><meta charSet="utf-8"/><script>one()</script></head></html>')
  const finished = withPolicy(page, production)
  expect(finished.indexOf('Content-Security-Policy')).toBeLessThan(finished.indexOf('<script'))
  expect(readHtmlPage(finished).inlineScripts).toEqual(['one()'])
  expect(finished).toContain(hash('one()'))
  expect(() => withPolicy(readHtmlPage('<html></html>'), production)).toThrow('charset')
})

/** The sources of each directive of a policy. */
function sourcesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const covers = (allowed: readonly string[], source: string) =>
  allowed.some(
    (one) =>
      one === source ||
      (one === "'unsafe-inline'" && source.startsWith("'sha256-")) ||
      (one.startsWith('https://*.') && source.endsWith(one.slice('https://*'.length))),
  )

test('what is reported was refused by the page: the policy that reports allows whatever a page does', () => {
  const reported = sourcesOf(reportedPolicy())
  for (const appCheck of [true, false])
    for (const [name, sources] of sourcesOf(contentSecurityPolicy(scripts, {...production, appCheck})))
      for (const source of sources.filter((source) => source !== "'none'"))
        expect(covers(reported.get(name) ?? [], source), `${name} ${source}`).toBe(true)
})

test('signing in through a page of the shop’s own address is not reported', () => {
  expect(sourcesOf(reportedPolicy()).get('frame-src')).toContain("'self'")
})

test('scripts, requests and forms to other places are reported', () => {
  const reported = sourcesOf(reportedPolicy())
  expect(reported.get('report-uri')).toEqual(['/api/csp-reports'])
  expect(reported.get('form-action')).toEqual(["'none'"])
  expect(reported.get('object-src')).toEqual(["'none'"])
  for (const name of ['default-src', 'script-src', 'connect-src', 'frame-src'])
    expect(reported.get(name)).not.toContain('https:')
})
