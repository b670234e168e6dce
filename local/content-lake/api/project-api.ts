import {type Context, Hono} from 'hono'
import * as z from 'zod/mini'
import {httpError} from './errors.ts'
import type {Lake} from '../lake.ts'
import {parseBody, readJson} from './request.ts'
import {type User, USERS} from '../access/users.ts'

const KeyValues = z.array(z.object({key: z.string().check(z.minLength(1)), value: z.unknown()}))

/** Everything about the project around its content that the Studio asks for: who, what, and what it may do. */
export function projectApi(lake: Lake): Hono {
  const api = new Hono()
  users(api, lake)
  project(api, lake)
  features(api)
  return api
}

function users(api: Hono, lake: Lake): void {
  api.get('/users/me', (c) => {
    const {user, role, cookie} = lake.access.signIn(c.req.raw)
    const {id, name, email} = user
    if (cookie) c.header('set-cookie', cookie)
    return c.json({
      id,
      name,
      email,
      profileImage: null,
      provider: 'local',
      role: role === 'viewer' ? 'viewer' : 'administrator',
      roles: [role === 'viewer' ? VIEWER : ADMINISTRATOR],
    })
  })
  api.use('/users/*', async (c, next) => {
    lake.access.requireViewer(c.req.raw)
    await next()
  })
  api.get('/users/me/keyvalue/:keys', (c) => {
    const {id} = lake.access.requireViewer(c.req.raw).user
    const keys = c.req.param('keys').split(',')
    return c.json(keys.map((key) => ({key, value: lake.userSettings.get(id, key)})))
  })
  api.put('/users/me/keyvalue', async (c) => {
    const {id} = lake.access.requireViewer(c.req.raw).user
    const pairs = parseBody(KeyValues, await readJson(c.req.raw), 'validationError')
    for (const {key, value} of pairs) await lake.userSettings.set(id, key, value)
    return c.json(pairs)
  })
  api.get('/users/:ids', (c) => {
    const ids = c.req.param('ids').split(',')
    const found = ids.map((id) => USERS.find((user) => user.id === id))
    return c.json(ids.length === 1 ? profile(found[0]) : found.map(profile))
  })
  api.get('/auth/id', (c) => {
    const {user, cookie} = lake.access.signIn(c.req.raw)
    if (cookie) c.header('set-cookie', cookie)
    return c.json({id: user.id, expiry: Math.floor(Date.now() / 1000) + 86_400})
  })
  api.get('/auth/providers', (c) => c.json({providers: [], thirdPartyLogin: false, sso: {saml: false}}))
  api.post('/auth/logout', (c) => c.body(null, 204, {'set-cookie': lake.access.signOut}))
}

const VIEWER = {name: 'viewer', title: 'Viewer', description: 'May read everything', appliesToUsers: true}

const ADMINISTRATOR = {
  name: 'administrator',
  title: 'Administrator',
  description: 'May do everything',
  appliesToUsers: true,
}

function profile(user: User | undefined) {
  if (!user) return null
  const {id, name, email} = user
  return {id, sanityUserId: id, displayName: name, email, imageUrl: null, isCurrentUser: false}
}

function project(api: Hono, lake: Lake): void {
  api.use('/projects/:project/*', async (c, next) => {
    lake.access.requireViewer(c.req.raw)
    requireProject(lake, c)
    await next()
  })
  api.get('/projects/:project', (c) => {
    const {user} = lake.access.requireViewer(c.req.raw)
    requireProject(lake, c)
    return c.json({
      id: lake.projectId,
      displayName: 'Lectern',
      studioHost: null,
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      activityFeedEnabled: false,
      metadata: {},
      features: [],
      members: USERS.map(({id}) => ({
        id,
        role: 'administrator',
        roles: [ADMINISTRATOR],
        isCurrentUser: id === user.id,
      })),
    })
  })
  api.get('/projects/:project/datasets', (c) =>
    // The datasets of comments and tasks: there are none.
    c.json(
      c.req.query('datasetProfile')
        ? []
        : lake.datasets.map(({name}) => ({name, aclMode: 'public', datasetProfile: 'content'})),
    ),
  )
  api.get('/projects/:project/datasets/:dataset/acl', (c) =>
    c.json([
      {filter: "_id in path('**')", permissions: ['read', 'create', 'update', 'history', 'editHistory']},
    ]),
  )
  api.get('/projects/:project/datasets/:dataset/settings/indexing', (c) =>
    c.json({partialIndexSettings: {maxFieldDepth: 5}}),
  )
  api.get('/projects/:project/grants', (c) => c.json({}))
  api.get('/projects/:project/roles', (c) => c.json([ADMINISTRATOR]))
  api.get('/projects/:project/user-applications', (c) =>
    // The Studio asks whether it is registered: whichever asks is.
    c.json([
      {
        id: 'local',
        projectId: lake.projectId,
        type: 'studio',
        urlType: 'external',
        appHost: c.req.header('origin') ?? lake.origin,
        title: 'Lectern Studio',
      },
    ]),
  )
}

function requireProject(lake: Lake, c: Context): void {
  const name = c.req.param('project')
  if (name !== lake.projectId) throw httpError(404, `Project "${name}" not found`)
}

function features(api: Hono): void {
  api.get('/ping', (c) => c.text('pong'))
  api.get('/check/cors', (c) => c.json({result: {allowed: true, withCredentials: true}}))
  api.get('/geoip/country', (c) => c.json({isoCode: null}))
  // Without comments among them the Studio mounts all that it shows a second time once it has this answer, for a provider of offers
  // around it, and what was typed before is lost (sanity 6.16.0, `CommentsStudioLayout`). Its documents have none by its own settings.
  api.get('/features', (c) => c.json(['studioComments']))
  api.get('/help', (c) => c.json({helpLinks: [], resources: {title: '', sectionArray: []}}))
  api.get('/intake/telemetry-status', (c) => c.json({status: 'denied'}))
  api.post('/intake/batch', (c) => c.json({}))
  api.get('/journey/announcements', (c) => c.json([]))
  api.get('/journey/*', (c) => c.json(null))
  api.get('/subscriptions/*', (c) => c.json(null))
  api.get('/schedules/*', (c) => c.json({schedules: []}))
  api.get('/media-libraries', (c) => c.json({data: []}))
  api.get('/data/references/:dataset/documents/:id/to', (c) => c.json({totalCount: 0, references: []}))
}
