import {renderToString} from 'react-dom/server'
import {createRoutesStub} from 'react-router-dom'
import {expect, test} from 'vitest'
import {LoadFailure} from '~/lib/router/load-failure'
import {LoadError} from './load-error'

/** The HTML of a screen whose loader has thrown the error, in a layout with its own error boundary. */
function drawnAfter(error: Error): string {
  const Stub = createRoutesStub([
    {
      id: 'layout',
      ErrorBoundary: () => <p>The layout has it</p>,
      children: [{id: 'orders', path: '/orders', Component: () => null, ErrorBoundary: LoadError}],
    },
  ])
  return renderToString(
    <Stub initialEntries={['/orders']} hydrationData={{loaderData: {}, errors: {orders: error}}} />,
  )
}

test('a load failure shows its message and a button to try again', () => {
  const html = drawnAfter(
    new LoadFailure({title: 'Error loading orders', description: 'Please try again later'}),
  )
  expect(html).toContain('role="alert"')
  expect(html).toContain('Error loading orders')
  expect(html).toContain('Please try again later')
  expect(html).toContain('Try again</button>')
})

test('any other error is thrown to the boundary around it', () => {
  expect(() => drawnAfter(new Error('A bug'))).toThrow('A bug')
})
