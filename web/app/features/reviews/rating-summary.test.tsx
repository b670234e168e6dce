import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {RatingSummary} from './rating-summary'

const counts = {1: 0, 2: 0, 3: 0, 4: 1, 5: 1}

test('while a course has the editors’ rating, its reviews show none of their own', () => {
  const html = renderToStaticMarkup(<RatingSummary counts={counts} rating={null} />)
  expect(html).toContain('2 reviews')
  expect(html).toContain('From 5 reviews on')
  expect(html).not.toContain('out of 5')
})

test('the rating of the course is that of its page, whatever was counted since', () => {
  const html = renderToStaticMarkup(<RatingSummary counts={{...counts, 1: 4}} rating={4.5} />)
  expect(html).toContain('4.5<span class="sr-only"> out of 5</span>')
  expect(html).toContain('6 reviews')
})
