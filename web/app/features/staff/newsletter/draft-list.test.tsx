import {renderToStaticMarkup} from 'react-dom/server'
import {createRoutesStub} from 'react-router-dom'
import {expect, test} from 'vitest'
import {DraftList} from './draft-list'

test.each([true, false])('a list of templates says whether there are older ones: %s', (hasOlder) => {
  const template = {id: 'one', subject: 'Spring', isTemplate: true, updatedAt: 0}
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <DraftList caption="Templates" drafts={[template]} hasOlder={hasOlder} open="Start from it" />
      ),
    },
  ])
  const html = renderToStaticMarkup(<Stub />)
  expect(html).toContain('Spring')
  expect(html.includes('There are more.')).toBe(hasOlder)
})
