// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import type {Team} from './load-team'
import {TeamPanel} from './team-panel'

const member: Team['members'][number] = {
  seatId: 'seat-1',
  email: 'ben@example.test',
  name: null,
  state: 'held',
  invitedAt: 0,
  sentAt: null,
  bouncedAt: null,
  acceptedAt: null,
  hasBegun: false,
  progress: [],
}
const team: Team = {
  title: 'Typography',
  kind: 'course',
  productId: 'typography',
  isOwner: true,
  owner: 'Ada Fenn',
  managers: [],
  seats: 60,
  used: 50,
  free: 10,
  purchases: [],
  courses: [],
  members: [],
  next: null,
}

const page = () => document.body.textContent
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({textContent}) => textContent.startsWith(words))

/** Opens a team at an address. */
async function open(change: Partial<Team>, address = '/team?team=one') {
  const Screen = () => <TeamPanel teamId="one" team={{...team, ...change}} />
  const Stub = createRoutesStub([{path: '/team', Component: Screen}])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  createRoot(container).render(<Stub initialEntries={[address]} />)
  await expect.poll(page).toContain('Typography')
}

describe('the members of a team', () => {
  const nobody = 'Nobody has been invited yet.'
  const first = () => [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))

  test('are nobody before anybody was invited', async () => {
    await open({})
    expect(page()).toContain(nobody)
    expect(button('Progress as CSV')).toBeUndefined()
    expect(first()).toEqual([])
  })

  test('whose last page has nobody any more are on the pages before', async () => {
    await open({}, '/team?team=one&after=cursor')
    expect(page()).toContain('No more members.')
    expect(page()).not.toContain(nobody)
    expect(button('Progress as CSV')).toBeDefined()
    expect(first()).toContain('/team?team=one')
  })

  test('are listed where there are some', async () => {
    await open({members: [member]})
    expect(page()).toContain('ben@example.test')
    expect(page()).not.toContain(nobody)
    expect(button('Progress as CSV')).toBeDefined()
  })
})

describe('money back', () => {
  // Of ten at $50 each $100 went back before: with the eighth no more would be left.
  const backCents = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, null, null, 40_000]
  const purchase = {orderId: 'order-1', lineId: '1', free: 10, eachCents: 5000, backCents}

  beforeEach(async () => {
    // The document of tests does not have it.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    await open({purchases: [purchase]})
    button('Give seats back')?.click()
    await expect.poll(() => document.querySelector('output')).not.toBeNull()
  })

  afterEach(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))

  test.each([
    ['7', '$350.00 goes back to you.'],
    ['8', 'give back fewer seats, or all of them'],
    ['10', '$400.00 goes back to you.'],
    ['11', 'Nothing goes back yet'],
    ['', 'Nothing goes back yet'],
  ])('of %s seats says: %s', async (typed, words) => {
    const field = document.querySelector<HTMLInputElement>('input[name=quantity]')
    if (!field) throw new Error('The dialog has no field.')
    expect(field.value).toBe('10')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', {bubbles: true}))
    await expect.poll(() => document.querySelector('output')?.textContent).toContain(words)
  })
})
