import {renderToString} from 'react-dom/server'
import {createRoutesStub} from 'react-router-dom'
import {expect, test} from 'vitest'
import {tabOf, useTabParam} from './use-tab-param'

const tabs = ['orders', 'returns', 'profile'] as const

test.for([
  ['', 'orders'],
  ['tab=orders', 'orders'],
  ['tab=returns', 'returns'],
  ['q=1&tab=profile', 'profile'],
  ['tab=nothing-of-the-kind', 'orders'],
  ['tab=', 'orders'],
] as const)('?%s means the tab %s', ([query, tab]) => {
  expect(tabOf(tabs, new URLSearchParams(query))).toBe(tab)
})

test('a prerendered page shows the first tab, whatever the query', () => {
  const Stub = createRoutesStub([{path: '/account', Component: () => useTabParam(tabs)[0]}])
  expect(renderToString(<Stub initialEntries={['/account?tab=returns']} />)).toBe('orders')
})
