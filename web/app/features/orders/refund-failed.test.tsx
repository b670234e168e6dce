import {lineOfCourse} from '@lectern/domain/orders/lines'
import {renderToStaticMarkup} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import {RefundFailed} from './refund-failed'

const line = lineOfCourse({courseId: 'typography', courseTitle: 'Typography', priceCents: 5999}, 0)
const seats = {...line, for: 'team', quantity: 10} as const

test.each([
  ['has its course again', line, null, 'your courses are yours again'],
  ['keeps its seats', seats, null, 'your seats are as they were'],
  ['has given all of its seats back', {...seats, isGivenBack: true}, null, null],
  ['has lost its course to a dispute', line, {amountCents: 5999, courses: 'withdrawn'} as const, null],
])('an order whose refund has failed and which %s', (_, item, chargeback, still) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RefundFailed order={{items: [item], chargeback}} />
    </MemoryRouter>,
  )
  expect(html).toContain('Your refund has not arrived')
  expect(/Until this is settled ([^.]+)/.exec(html)?.[1] ?? null).toBe(still)
})
