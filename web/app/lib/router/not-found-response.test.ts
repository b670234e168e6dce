import {expect, test} from 'vitest'
import {notFoundResponse} from './not-found-response'

const called = (name: string) => notFoundResponse(name, '/course', new URL('http://shop.test/x?ref=mail'))

test('a name in capitals leads to the same in small letters, with its query', () => {
  const {status, headers} = called('SEO-That-Lasts')
  expect([status, headers.get('location')]).toEqual([302, '/course/seo-that-lasts?ref=mail'])
  expect(called('A/B?').headers.get('location')).toBe('/course/a%2Fb%3F?ref=mail')
})

test('a name in small letters is a 404', () => {
  expect(called('seo-that-lasts').status).toBe(404)
  // What has no small letter of its own leads nowhere twice.
  const [, again = ''] =
    called('İ')
      .headers.get('location')
      ?.match(/course\/(.*)\?/) ?? []
  expect(called(decodeURIComponent(again)).status).toBe(404)
})
