import {createNode, createNodeMachine, type Node} from '@sanity/comlink'
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink'
import type {PreviewParams} from './preview'

type Context = Extract<LoaderControllerMsg, {type: 'loader/perspective'}>['data']
type QueryChange = Extract<LoaderControllerMsg, {type: 'loader/query-change'}>['data']

interface LiveQuery {
  query: string
  params: PreviewParams
  /** The last result, and its JSON for comparison. */
  answer?: {result: unknown; json: string}
  waiting: ((answer: {result: unknown} | undefined) => void)[]
}

/** How long a page waits for the Studio before it shows the published content, in ms. */
const PATIENCE_MS = 4_000
/** How often the Studio is told that a query is still in use, in ms. */
const HEARTBEAT_MS = 5_000
/** The most live queries: more than a page uses, but few enough for the Studio. */
const QUERIES_KEPT = 12

/** A query that finds what waits for its date (`isPublicNow`) as well. What has ended by now stays ended. */
export function withWhatIsToCome(query: string): string {
  return query.replaceAll('<= now()', '<= "9999"')
}

/**
 * Sends queries to the Studio that frames this page, which runs them with the editor's session and perspective, and reports
 * when a result changes. So the storefront can show drafts without a token.
 */
export class StudioQueries {
  private readonly node: Node<LoaderNodeMsg, LoaderControllerMsg>
  private readonly live = new Map<string, LiveQuery>()
  private readonly changed: () => void
  private readonly stopNode: () => void
  private readonly heartbeat: ReturnType<typeof setInterval>
  private context: Context | undefined
  private deaf = false

  /** @param changed called when the Studio is connected, and whenever a result has changed */
  constructor(changed: () => void) {
    this.changed = changed
    this.node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
      {name: 'loaders', connectTo: 'presentation'},
      createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
        actors: createCompatibilityActors<LoaderNodeMsg>(),
      }),
    )
    this.node.on('loader/perspective', (context) => this.meet(context))
    this.node.on('loader/query-change', (change) => this.hear(change))
    this.stopNode = this.node.start()
    this.heartbeat = setInterval(() => this.listenToAll(), HEARTBEAT_MS)
  }

  /**
   * The Studio's result, or undefined after a timeout. Whatever waits for its date (`isPublicNow`) is shown as it will be then.
   */
  read(published: string, params: PreviewParams): Promise<{result: unknown} | undefined> {
    const query = withWhatIsToCome(published)
    const key = keyOf(query, params)
    const known = this.live.get(key) ?? {query, params, waiting: []}
    // Moves the query to the end: the least recently used one is removed when there are too many.
    this.live.delete(key)
    this.live.set(key, known)
    if (this.live.size > QUERIES_KEPT) this.forgetOldest()
    if (known.answer) return Promise.resolve(known.answer)
    this.listenTo(known)
    if (this.deaf) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      known.waiting.push(resolve)
      setTimeout(() => {
        if (!this.context) this.deaf = true
        resolve(undefined)
      }, PATIENCE_MS)
    })
  }

  stop(): void {
    clearInterval(this.heartbeat)
    this.stopNode()
    for (const {waiting} of this.live.values()) for (const resolve of waiting) resolve(undefined)
    this.live.clear()
  }

  private meet(context: Context): void {
    const first = !this.context
    this.context = context
    this.deaf = false
    this.listenToAll()
    if (first) this.changed()
  }

  private hear({query, params, perspective, result}: QueryChange): void {
    if (!this.context || JSON.stringify(perspective) !== JSON.stringify(this.context.perspective)) return
    const known = this.live.get(keyOf(query, params))
    if (!known) return
    const json = JSON.stringify(result)
    if (known.answer?.json === json) return
    known.answer = {result, json}
    const waiting = known.waiting.splice(0)
    for (const resolve of waiting) resolve(known.answer)
    if (waiting.length === 0) this.changed()
  }

  private listenToAll(): void {
    for (const known of this.live.values()) this.listenTo(known)
  }

  private listenTo({query, params}: LiveQuery): void {
    if (!this.context) return
    this.node.post('loader/query-listen', {...this.context, query, params, heartbeat: 3 * HEARTBEAT_MS})
  }

  private forgetOldest(): void {
    const [oldest] = this.live.keys()
    if (oldest === undefined) return
    for (const resolve of this.live.get(oldest)?.waiting ?? []) resolve(undefined)
    this.live.delete(oldest)
  }
}

function keyOf(query: string, params: object): string {
  return JSON.stringify([query, params])
}
