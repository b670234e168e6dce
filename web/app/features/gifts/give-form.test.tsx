// @vitest-environment jsdom
import {giveCourse} from '@lectern/domain/gifts/contracts'
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {routeActions} from '~/lib/forms/route-action'
import {GiveForm} from './give-form'

const call = vi.hoisted(() => vi.fn())
vi.mock('~/lib/firebase/call', () => ({call}))

const item = {
  id: 'course-pottery',
  slug: 'pottery',
  title: 'Pottery',
  image: '',
  instructor: '',
  lessons: 1,
  duration: '1h',
  priceCents: 4000,
}

test('a gift that is printed asks for no address, and can be paid without one', async () => {
  for (const level of ['error', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  call.mockRejectedValueOnce(new CallFailure('giveCourse', {reason: 'unknown-course'}))
  const Stub = createRoutesStub([
    {
      path: '/give',
      Component: () => <GiveForm item={item} />,
      action: routeActions(() => import('./give-actions')),
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Stub initialEntries={['/give']} />)
  const labelled = (words: string) =>
    [...container.querySelectorAll('label')].find(({textContent}) => textContent.startsWith(words))
  await expect.poll(() => labelled('Their email address')).toBeDefined()
  labelled('I print it and hand it over')?.click()
  await expect.poll(() => labelled('Their email address')).toBeUndefined()
  const name = labelled('Who is it for?')?.control as HTMLInputElement
  name.value = 'Ben'
  container.querySelector<HTMLElement>('button[type=submit]')?.click()
  await expect.poll(() => container.textContent).toContain('This is no longer sold.')
  expect(call).toHaveBeenCalledExactlyOnceWith(giveCourse, {
    kind: 'course',
    id: 'course-pottery',
    expectedTotalCents: 4000,
    delivery: 'print',
    name: 'Ben',
    email: '',
    message: '',
    day: '',
  })
  root.unmount()
})
