import {Hono} from 'hono'
import {isPublicId, isPublishedId} from '../store/document.ts'
import {eventStream} from './event-stream.ts'
import type {Lake} from '../lake.ts'
import {flag} from '../api/request.ts'
import {newId} from '../store/store.ts'
import {tagsOf} from '../query/sync-tags.ts'

/**
 * `GET /data/live/events/<dataset>`: the sync tags of query results that are out of date.
 * Drafts are left out unless requested with `includeDrafts`. Anonymous clients get the tags of public documents only.
 */
export function liveApi(lake: Lake): Hono {
  const api = new Hono()
  // Event ids are valid for one run of the server.
  const run = newId().slice(0, 6)

  api.get('/live/events/:dataset', (c) => {
    const {store} = lake.dataset(c.req.param('dataset'))
    const isAnonymous = lake.access.callerOf(c.req.raw).role === 'anonymous'
    const includeDrafts = flag(c.req.query('includeDrafts')) && !isAnonymous
    const current = () => `${run}-${store.version}`
    const last = c.req.header('last-event-id')
    return eventStream((send) => {
      send({event: 'welcome', id: current(), data: {}})
      // A client that reconnects and has missed events has to repeat all its queries.
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
