import {DatasetView} from './dataset-view.ts'
import type {LakeDocument} from '../store/document.ts'
import {queryExecutionError} from '../api/errors.ts'
import {evaluateQuery, type GroqNode, parseQuery} from './groq.ts'
import {lookupOf, planQuery} from './query-plan.ts'
import {allTag, idTag, typeTag} from './sync-tags.ts'

export interface QueryContext {
  projectId: string
  dataset: string
  identity: string
  /** Milliseconds after which a query is given up; 30 s unless said otherwise. */
  timeLimit?: number
}

export interface Queried {
  result: unknown
  /** Names what the answer depends on; a live event that carries one of them means "ask again". */
  syncTags: string[]
}

const TIME_LIMIT = 30_000
const PLANS_KEPT = 1000
/** An answer that depends on more than this is taken to depend on everything, so that it does not grow with the dataset. */
const MOST_TAGS = 1000

const plans = new Map<string, GroqNode>()

/**
 * Answers a GROQ query on a view of the dataset.
 * @throws LakeError when the query is malformed, fails, or takes too long
 */
export function runQuery(
  view: DatasetView,
  query: string,
  params: Record<string, unknown>,
  context: QueryContext,
): Queried {
  const tree = plan(query, params)
  const tags = new Set<string>()
  const timeLimit = context.timeLimit ?? TIME_LIMIT
  const deadline = Date.now() + timeLimit
  const result = evaluateQuery(query, tree, {
    dataset: view.documents,
    params,
    identity: context.identity,
    timestamp: new Date(),
    sanity: {projectId: context.projectId, dataset: context.dataset},
    dereference: ({_ref}) => {
      if (Date.now() > deadline)
        throw queryExecutionError(query, `query took longer than ${timeLimit / 1000} seconds`, 408)
      return follow(view, _ref, tags)
    },
  })
  const dependsOnAll = tags.has(allTag()) || tags.size > MOST_TAGS
  return {result: result ?? null, syncTags: dependsOnAll ? [allTag()] : [...tags]}
}

/**
 * Whether a query, seen as a filter, takes in this document. Only references are followed into the dataset;
 * `*` is the document alone. A query that fails on the document does not match it.
 */
export function matchesQuery(
  document: LakeDocument,
  dataset: () => DatasetView,
  query: string,
  tree: GroqNode,
  params: Record<string, unknown>,
  context: QueryContext,
): boolean {
  const view = new DatasetView([document])
  const tags = new Set<string>()
  try {
    const result = evaluateQuery(query, tree, {
      dataset: view.documents,
      params,
      identity: context.identity,
      timestamp: new Date(),
      sanity: {projectId: context.projectId, dataset: context.dataset},
      dereference: ({_ref}) => follow(lookupOf(_ref) ? view : dataset(), _ref, tags),
    })
    return Array.isArray(result)
      ? result.length > 0
      : result !== null && result !== undefined && result !== false
  } catch {
    return false
  }
}

function follow(view: DatasetView, ref: string, tags: Set<string>): unknown {
  const lookup = lookupOf(ref)
  switch (lookup?.kind) {
    case undefined:
      tags.add(idTag(ref))
      return view.byId(ref)
    case 'all':
      tags.add(allTag())
      return view.documents
    case 'id':
      tags.add(idTag(lookup.id))
      return compact([view.byId(lookup.id)])
    case 'ids':
      for (const id of lookup.ids) tags.add(idTag(id))
      return compact([...new Set(lookup.ids)].toSorted().map((id) => view.byId(id)))
    case 'types':
      for (const type of lookup.types) tags.add(typeTag(type))
      return view.byTypes(lookup.types)
    case 'referring':
      // Any document may begin to refer to it.
      tags.add(allTag())
      return view.referringTo(lookup.id)
    case 'nothing':
      return []
  }
}

function compact<T>(values: (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined)
}

function plan(query: string, params: Record<string, unknown>): GroqNode {
  // Parameters are part of the tree: groq-js puts their values in, and slices need them to be constants.
  const key = Object.keys(params).length === 0 ? query : `${query}\u0000${JSON.stringify(params)}`
  let tree = plans.get(key)
  if (tree) {
    plans.delete(key)
  } else {
    tree = planQuery(parseQuery(query, params))
    const [oldest] = plans.keys()
    if (plans.size >= PLANS_KEPT && oldest !== undefined) plans.delete(oldest)
  }
  plans.set(key, tree)
  return tree
}
