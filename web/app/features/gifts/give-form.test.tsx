// @vitest-environment jsdom
import type {CartItem} from '@lectern/domain/cart'
import {giveCourse} from '@lectern/domain/gifts/contracts'
import {createRoot} from 'react-dom/client'
import {createRoutesStub, useLoaderData} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
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

beforeEach(() => {
  for (const level of ['error', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

/** The page of a gift, loaded anew as an answer asks for it. */
function open(load: () => CartItem) {
  const Stub = createRoutesStub([
    {
      path: '/give',
      loader: load,
      HydrateFallback: () => null,
      Component: () => <GiveForm item={useLoaderData<CartItem>()} />,
      action: routeActions(() => import('./give-actions')),
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Stub initialEntries={['/give']} />)
  return {container, root, button: () => container.querySelector<HTMLElement>('button[type=submit]')}
}

/** Names whom it is for, and where they are written to. */
function fillIn(container: HTMLElement): void {
  for (const field of container.querySelectorAll<HTMLInputElement>('input[name=name], input[name=email]'))
    field.value = 'ben@example.com'
}

test('a gift that is printed asks for no address, and can be paid without one', async () => {
  call.mockRejectedValueOnce(new CallFailure('giveCourse', {reason: 'unknown-course'}))
  const {container, root, button} = open(() => item)
  const labelled = (words: string) =>
    [...container.querySelectorAll('label')].find(({textContent}) => textContent.startsWith(words))
  await expect.poll(() => labelled('Their email address')).toBeDefined()
  labelled('I print it and hand it over')?.click()
  await expect.poll(() => labelled('Their email address')).toBeUndefined()
  const name = labelled('Who is it for?')?.control as HTMLInputElement
  name.value = 'Ben'
  button()?.click()
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

test('what a refusal says of the price is paid, until the page says something else', async () => {
  let shown = {...item}
  const {container, root, button} = open(() => shown)
  const refuse = (details: ConstructorParameters<typeof CallFailure>[1]) => {
    call.mockReset().mockRejectedValueOnce(new CallFailure('giveCourse', details))
    button()?.click()
  }
  const seen = () =>
    (call.mock.calls[0]?.[1] as {expectedTotalCents?: number} | undefined)?.expectedTotalCents
  await expect.poll(() => button()?.textContent).toContain('Pay $40.00')
  fillIn(container)

  refuse({reason: 'price-changed', totalCents: 5000})
  await expect.poll(() => button()?.textContent).toContain('Pay $50.00')
  // The page may be as old when it is loaded again, and what else goes wrong says nothing of the price.
  refuse({reason: 'payment-unavailable'})
  await expect.poll(seen).toBe(5000)
  await expect.poll(() => button()?.textContent).toContain('Pay $50.00')
  refuse({reason: 'price-changed', totalCents: 6000})
  await expect.poll(() => button()?.textContent).toContain('Pay $60.00')
  expect(seen()).toBe(5000)

  shown = {...item, priceCents: 4500}
  refuse({reason: 'unknown-course'})
  await expect.poll(() => button()?.textContent).toContain('Pay $45.00')
  root.unmount()
})

test.each([
  ['still shows it', true],
  ['no longer shows it', false],
])(
  'a bundle that has lost a course is not paid before that is said, also where the page %s',
  async (_, isStale) => {
    const courses = ['Letters', 'Layout', 'Colour'].map((title) => ({id: title.toLowerCase(), title}))
    let shown = courses
    const bundle = {
      kind: 'bundle' as const,
      id: 'essentials',
      slug: 'e',
      title: 'Essentials',
      image: '',
    }
    const {container, root, button} = open(() => ({...bundle, courses: shown, priceCents: 9900}))
    await expect.poll(button).not.toBeNull()
    fillIn(container)
    const lost = {reason: 'price-changed', totalCents: 9900, courseIds: ['colour'], bundleIds: ['essentials']}
    call.mockReset().mockImplementation(async () => {
      if (!isStale) shown = courses.slice(0, 2)
      throw new CallFailure('giveCourse', lost)
    })
    button()?.click()
    await expect.poll(() => container.textContent).toContain('Essentials no longer has Colour.')
    button()?.click()
    await expect.poll(() => call.mock.calls).toHaveLength(2)
    expect(call.mock.calls).toMatchObject([
      [giveCourse, {courseIds: ['letters', 'layout', 'colour']}],
      [giveCourse, {courseIds: ['letters', 'layout'], expectedTotalCents: 9900}],
    ])
    expect(container.textContent).toContain('Essentials no longer has Colour.')
    root.unmount()
  },
)
