import {renderToStaticMarkup} from 'react-dom/server'
import {createMemoryRouter, RouterProvider} from 'react-router-dom'
import {describe, expect, test} from 'vitest'
import {BrowsePanel} from './browse-instead/browse-panel'
import {ErrorScreen} from './error-screen'

/** The text of the screen for an error. */
function textFor(error: unknown): string {
  const router = createMemoryRouter([{path: '/', element: <ErrorScreen error={error} />}])
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]*>/g, '\n')
}

describe('the error screen', () => {
  test.for([[new TypeError('x is not a function')], ['thrown text'], [null]])(
    'after %s',
    {tags: ['S8.06.05']},
    ([error]) => {
      const text = textFor(error)
      expect(text).toContain('Something went wrong')
      expect(text).toContain('Return to Home')
      expect(text).not.toContain('Unexpected Application Error!')
      expect(text).not.toMatch(/not a function|thrown text/)
    },
  )

  test('after the content could not be loaded', () => {
    const text = textFor(Object.assign(new Error('secret detail'), {name: 'ContentError'}))
    expect(text).toContain('This page could not be loaded')
    expect(text).toContain('Try again')
    expect(text).not.toContain('secret detail')
  })
})

test('below it one can search for courses', () => {
  const router = createMemoryRouter([{path: '/', element: <BrowsePanel />}])
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain('aria-label="Search courses"')
})
