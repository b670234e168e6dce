// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {describe, expect, test} from 'vitest'
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
