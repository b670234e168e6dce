import {Hono} from 'hono'
import {isPublicId, isPublishedId} from '../store/document.ts'
import {eventStream} from './event-stream.ts'
import type {Lake} from '../lake.ts'
import {flag} from '../api/request.ts'
import {newId} from '../store/store.ts'
import {tagsOf} from '../query/sync-tags.ts'

/**
 * `GET /data/live/events/<dataset>`: which answers are out of date, as the sync tags that came with them.
 * Drafts are left out unless asked for with `includeDrafts`; who has no token hears of nothing that is not public.
 */
export function liveApi(lake: Lake): Hono {
  const api = new Hono()
  // Event ids of another run mean nothing to this one.
  const run = newId().slice(0, 6)

  api.get('/live/events/:dataset', (c) => {
    const {store} = lake.dataset(c.req.param('dataset'))
    const isAnonymous = lake.access.callerOf(c.req.raw).role === 'anonymous'
    const includeDrafts = flag(c.req.query('includeDrafts')) && !isAnonymous
    const current = () => `${run}-${store.version}`
    const last = c.req.header('last-event-id')
    return eventStream((send) => {
      send({event: 'welcome', id: current(), data: {}})
      // Whoever comes back after having missed something must ask everything again.
      if (last !== undefined && last !== '' && last !== current())
        send({event: 'restart', id: current(), data: {}})
      return store.subscribe((commit) => {
        const documents = commit.documents.filter(
          ({change: {id}}) => (includeDrafts || isPublishedId(id)) && (!isAnonymous || isPublicId(id)),
        )
        if (documents.length > 0) {
          send({event: 'message', id: current(), data: {tags: tagsOf({...commit, documents})}})
        }
      })
    })
  })
  return api
}
