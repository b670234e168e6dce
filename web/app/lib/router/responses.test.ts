import {expect, test} from 'vitest'
import {notFoundResponse} from './responses'

const called = (name: string) => notFoundResponse(name, '/course', new URL('http://shop.test/x?ref=mail'))

test('a name in upper case redirects to lower case, with its query', () => {
  const {status, headers} = called('SEO-That-Lasts')
  expect([status, headers.get('location')]).toEqual([302, '/course/seo-that-lasts?ref=mail'])
  expect(called('A/B?').headers.get('location')).toBe('/course/a%2Fb%3F?ref=mail')
})

test('a name in lower case is a 404', () => {
  expect(called('seo-that-lasts').status).toBe(404)
  // Characters whose lower case changes again must not redirect twice.
  const [, again = ''] =
    called('İ')
      .headers.get('location')
      ?.match(/course\/(.*)\?/) ?? []
  expect(called(decodeURIComponent(again)).status).toBe(404)
})
