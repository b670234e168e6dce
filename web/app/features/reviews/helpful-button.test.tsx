// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {expect, test, vi} from 'vitest'
import {currentToasts, dismissToast} from '~/ui/feedback/toast'
import {HelpfulButton} from './helpful-button'

vi.mock('./mark-helpful', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('where the code of a vote cannot be fetched that is said, and it can be given again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(
    <HelpfulButton
      review={{id: 'one', author: 'Ada', helpful: 0} as Parameters<typeof HelpfulButton>[0]['review']}
      votes={
        {uid: 'ben', ownId: null, reviewIds: new Set()} as unknown as Parameters<
          typeof HelpfulButton
        >[0]['votes']
      }
    />,
  )
  await expect.poll(() => container.querySelector('button')).not.toBeNull()
  container.querySelector('button')?.click()
  await expect.poll(() => currentToasts().length).toBe(1)
  await expect.poll(() => container.querySelector('button')?.getAttribute('aria-disabled')).toBeNull()
  currentToasts().forEach(({id}) => dismissToast(id))
  root.unmount()
})
