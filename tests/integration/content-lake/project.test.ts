import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {ask, startLake, studioSession, type TestLake} from './lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.stop())

describe('what the Studio asks besides content', () => {
  test('who is there, by the official client', async () => {
    const me = await lake.client.users.getById('me')
    expect(me).toMatchObject({id: 'pLecternRobot', role: 'administrator', roles: [{name: 'administrator'}]})
    expect(await lake.client.users.getById('pLecternRobot')).toMatchObject({displayName: 'Lectern Robot'})
    expect(await lake.client.request({url: '/users/pLecternEditor,nobody'})).toMatchObject([
      {id: 'pLecternEditor'},
      null,
    ])
  })

  test('the project, its datasets and what one may do there', async () => {
    expect(await lake.client.projects.getById('lectern')).toMatchObject({
      id: 'lectern',
      displayName: 'Lectern',
    })
    expect(await lake.client.datasets.list()).toMatchObject([{name: 'production', aclMode: 'public'}])
    expect(await lake.client.request({url: '/projects/lectern/datasets/production/acl'})).toMatchObject([
      {permissions: expect.arrayContaining(['read', 'create', 'update', 'history'])},
    ])
    await expect(lake.client.request({url: '/projects/other/datasets'})).rejects.toMatchObject({
      statusCode: 404,
    })
  })

  test('whether it is registered: whichever Studio asks is', async () => {
    const {text} = await ask(lake, '/v2025-02-19/projects/lectern/user-applications', {
      headers: await studioSession(lake),
    })
    expect(JSON.parse(text)).toMatchObject([{type: 'studio', appHost: 'http://127.0.0.1:3333'}])
  })

  test.each([
    ['/auth/id', {id: expect.any(String)}],
    ['/auth/providers', {providers: []}],
    ['/features', ['studioComments']],
    ['/subscriptions/project/lectern', null],
    ['/journey/trial?studioVersion=6', null],
    ['/journey/comments', null],
    ['/journey/announcements', []],
    ['/help', {resources: {sectionArray: []}}],
    ['/intake/telemetry-status', {status: 'denied'}],
    ['/projects/lectern/grants', {}],
    ['/data/references/production/documents/x/to', {totalCount: 0, references: []}],
    ['/check/cors', {result: {allowed: true, withCredentials: true}}],
  ])('%s', async (path, expected) => {
    const {status, text} = await ask(lake, `/v2025-02-19${path}`)
    expect(status).toBe(200)
    expect({answer: JSON.parse(text) as unknown}).toMatchObject({answer: expected})
  })

  test('a plain pong, without a hint of timing', async () => {
    for (const path of ['/v1/ping', '/v2025-02-19/data/ping/production']) {
      const {text, headers} = await ask(lake, path)
      expect(text).toBe('pong')
      expect(headers.get('timing-allow-origin')).toBeNull()
    }
  })

  test('what it remembers for a user is still there after a restart', async () => {
    const put = () =>
      ask(lake, '/v2025-02-19/users/me/keyvalue', {
        method: 'PUT',
        body: JSON.stringify([{key: 'studio.search', value: ['seo']}]),
      })
    expect((await put()).status).toBe(200)
    await lake.restart()
    const {text} = await ask(lake, '/v2025-02-19/users/me/keyvalue/studio.search,other')
    expect(JSON.parse(text)).toEqual([
      {key: 'studio.search', value: ['seo']},
      {key: 'other', value: null},
    ])
    expect((await ask(lake, '/v1/users/me/keyvalue', {method: 'PUT', body: '{}'})).status).toBe(400)
  })
})
