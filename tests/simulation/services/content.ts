import {evaluateQuery, parseQuery, type GroqNode} from '../../../local/content-lake/query/groq.ts'
import type {Mishap, Scheduler} from '../scheduler.ts'

const MISHAPS: readonly Mishap[] = [{name: 'no answer', in10000: 25}]

/** A course that can be bought. */
export interface Course {
  id: string
  title: string
  priceCents: number
}

type Parameters = Record<string, unknown>

/** The content: courses, and what functions write of them. */
export class Content {
  readonly courses: readonly Course[]
  readonly #scheduler: Scheduler
  readonly #documents: readonly object[]

  constructor(scheduler: Scheduler, courses: readonly Course[]) {
    this.#scheduler = scheduler
    this.courses = courses
    this.#documents = courses.map(({id, title, priceCents}) => ({
      _id: id,
      _type: 'course',
      _rev: '1',
      title,
      slug: {_type: 'slug', current: id},
      price: priceCents / 100,
      listing: 'regular',
    }))
  }

  query(query: string, params: Parameters): Promise<unknown> {
    return this.#scheduler.perform(
      'content query',
      (mishap) => {
        if (mishap !== null) throw new Error('The content does not answer.')
        return evaluate(query, params, this.#documents, this.#scheduler.now)
      },
      MISHAPS,
    )
  }

  /** Takes a document; nobody asks for it. */
  write(document: {_id: string}): Promise<object> {
    return this.#scheduler.perform(
      `content write ${document._id}`,
      (mishap) => {
        if (mishap !== null) throw new Error('The content does not answer.')
        return document
      },
      MISHAPS,
    )
  }
}

/** By text and parameters, which are part of a parsed query. */
const trees = new Map<string, GroqNode>()

function evaluate(query: string, params: Parameters, dataset: readonly object[], now: number): unknown {
  const key = `${query} ${JSON.stringify(params)}`
  let tree = trees.get(key)
  if (tree === undefined) trees.set(key, (tree = parseQuery(query, params)))
  return evaluateQuery(query, tree, {
    dataset,
    params,
    identity: 'simulation',
    timestamp: new Date(now),
    sanity: {projectId: 'lectern', dataset: 'production'},
    dereference: () => null,
  })
}
