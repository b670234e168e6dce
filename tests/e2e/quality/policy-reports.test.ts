import {expect, test} from '../fixtures/test.ts'

test('a page refuses a script from elsewhere, and reports it', async ({visitor}) => {
  const {page} = visitor
  await visitor.visit('/courses')
  visitor.expectBrowserError(/elsewhere\.js/)
  const reported = page.waitForResponse('**/api/csp-reports')
  await page.addScriptTag({url: 'http://127.0.0.1:9/elsewhere.js'}).catch(() => {})
  const report = await reported
  expect(report.request().postDataJSON()).toMatchObject({
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'http://127.0.0.1:9/elsewhere.js',
    },
  })
  expect(report.status()).toBe(204)
})
