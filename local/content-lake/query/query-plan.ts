import {isRecord} from '../store/document.ts'
import type {GroqNode} from './groq.ts'

/**
 * Rewrites a query so that `*` and `*[…]` ask for the documents they can match instead of scanning the
 * dataset. groq-js has no hook for that, but it has one for following references: `Deref` calls back with the
 * `_ref` of a value that is evaluated in scope. So `*[_type == "course" && …]` becomes
 * `(dereference of "<type>course")[_type == "course" && …]`. The filter itself stays, so a lookup may return
 * too much but never too little.
 *
 * groq-js also evaluates both sides of every `&&` and `||`, and every key of an order. So the conditions of `*[…]` become filters one
 * after the other, of which each sees only what the former let pass, and what a parameter decides is decided once.
 */
export function planQuery(node: GroqNode): GroqNode {
  return rewrite(node) as GroqNode
}

/** Starts the `_ref` of a lookup; no document id holds it. */
const MARK = '\u0000'

export type Lookup =
  | {kind: 'all'}
  | {kind: 'id'; id: string}
  | {kind: 'ids'; ids: string[]}
  | {kind: 'types'; types: string[]}
  | {kind: 'referring'; id: string}
  | {kind: 'nothing'}

/** What a `_ref` made by the plan asks for, or undefined for an ordinary reference. */
export function lookupOf(ref: string): Lookup | undefined {
  if (!ref.startsWith(MARK)) return undefined
  const [kind, value = ''] = splitOnce(ref.slice(1))
  if (kind === 'id') return {kind, id: value}
  if (kind === 'referring') return {kind, id: value}
  if (kind === 'ids') return {kind, ids: JSON.parse(value) as string[]}
  if (kind === 'types') return {kind, types: JSON.parse(value) as string[]}
  return kind === 'all' ? {kind} : {kind: 'nothing'}
}

function splitOnce(text: string): [string, string?] {
  const at = text.indexOf(MARK)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite)
  if (!isNode(value)) return isRecord(value) ? mapValues(value) : value
  if (value.type === 'Value') return value
  if (value.type === 'Everything') return lookup(literal('all'))
  if (
    value.type === 'Filter' &&
    isNode(value['base']) &&
    value['base'].type === 'Everything' &&
    isNode(value['expr'])
  ) {
    return conjuncts(value['expr'])
      .map((condition) => rewrite(condition) as GroqNode)
      .filter((condition) => decided(condition) !== true)
      .reduce((base, expr): GroqNode => ({type: 'Filter', base, expr}), candidates(value['expr']))
  }
  if (value.type === 'Or' && (decided(value['left']) === true || decided(value['right']) === true))
    return {type: 'Value', value: true}
  if (value.type === 'Select') return rewriteSelect(value)
  return mapValues(value)
}

/** Leaves out the alternatives that are never chosen. */
function rewriteSelect(node: GroqNode): unknown {
  const {alternatives, fallback} = node
  if (!Array.isArray(alternatives)) return mapValues(node)
  const possible = alternatives.filter((each) => isNode(each) && decided(each['condition']) !== false)
  if (possible.length === 0) return isNode(fallback) ? rewrite(fallback) : {type: 'Value', value: null}
  return mapValues({...node, alternatives: possible})
}

/** What a condition is whatever the document; undefined when that depends on it. */
function decided(condition: unknown): boolean | undefined {
  if (!isNode(condition)) return undefined
  if (condition.type === 'Group') return decided(condition['base'])
  const {left, right} = condition
  if (condition.type === 'OpCall' && condition['op'] === '==' && isNode(left) && isNode(right)) {
    const [a, b] = [constant(left), constant(right)]
    return isPlain(a) && isPlain(b) ? a === b : undefined
  }
  if (condition.type === 'Or' && (decided(left) === true || decided(right) === true)) return true
  const known = constant(condition)
  return typeof known === 'boolean' ? known : undefined
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function mapValues(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewrite(item)]))
}

/** The smallest set of documents the filter can match, judged by its conditions on `_id`, references and `_type`. */
function candidates(filter: GroqNode): GroqNode {
  const conditions = conjuncts(filter)
  for (const find of [byId, byReference, byType]) {
    for (const condition of conditions) {
      const found = find(condition)
      if (found) return lookup(found)
    }
  }
  return lookup(literal('all'))
}

function conjuncts(node: GroqNode): GroqNode[] {
  if (node.type === 'And' && isNode(node['left']) && isNode(node['right'])) {
    return [...conjuncts(node['left']), ...conjuncts(node['right'])]
  }
  if (node.type === 'Group' && isNode(node['base'])) return conjuncts(node['base'])
  return [node]
}

function byId(condition: GroqNode): GroqNode | undefined {
  const compared = comparison(condition, '_id')
  if (!compared) return undefined
  if (compared.op === '==') return keyed('id', compared.other)
  const ids = constantStrings(compared.other)
  return ids && literal('ids', JSON.stringify(ids))
}

function byType(condition: GroqNode): GroqNode | undefined {
  const compared = comparison(condition, '_type')
  if (!compared) return undefined
  const types =
    compared.op === 'in'
      ? constantStrings(compared.other)
      : typeof constant(compared.other) === 'string'
        ? [constant(compared.other)]
        : undefined
  return types && literal('types', JSON.stringify(types))
}

function byReference(condition: GroqNode): GroqNode | undefined {
  const args = condition['args']
  if (
    condition.type !== 'FuncCall' ||
    condition['name'] !== 'references' ||
    condition['namespace'] !== 'global'
  )
    return undefined
  return Array.isArray(args) && args.length === 1 && isNode(args[0]) ? keyed('referring', args[0]) : undefined
}

/** `attribute == other`, `other == attribute` or `attribute in other`. */
function comparison(condition: GroqNode, attribute: string): {op: '==' | 'in'; other: GroqNode} | undefined {
  const {left, right, op} = condition
  if (condition.type !== 'OpCall' || !isNode(left) || !isNode(right)) return undefined
  if (op === '==' || op === 'in') {
    if (isOwnAttribute(left, attribute)) return {op, other: right}
    if (op === '==' && isOwnAttribute(right, attribute)) return {op, other: left}
  }
  return undefined
}

function isOwnAttribute(node: GroqNode, name: string): boolean {
  const base = node['base']
  return (
    node.type === 'AccessAttribute' &&
    node['name'] === name &&
    (base === undefined || (isNode(base) && base.type === 'This'))
  )
}

/** The key of a lookup whose value is a constant, or made from attributes of an enclosing document (`"stats-" + ^._id`). */
function keyed(kind: 'id' | 'referring', value: GroqNode): GroqNode | undefined {
  const known = constant(value)
  if (typeof known === 'string') return literal(kind, known)
  const outer = value.type === 'Value' ? undefined : fromOuterScope(value)
  if (!outer) return undefined
  // Only a string can be looked up. `+` of anything else is null, and then nothing can match.
  const key = {type: 'OpCall', op: '+', left: literal(kind, ''), right: outer}
  return {type: 'FuncCall', namespace: 'global', name: 'coalesce', args: [key, literal('nothing')]}
}

/** The same value seen from outside the filter, where `^` is one step nearer; of constants, `^` and `+` only. */
function fromOuterScope(node: GroqNode): GroqNode | undefined {
  if (node.type === 'Value') return node
  const {left, right} = node
  if (node.type === 'OpCall' && node['op'] === '+' && isNode(left) && isNode(right)) {
    const sum = {left: fromOuterScope(left), right: fromOuterScope(right)}
    return sum.left && sum.right && {...node, ...sum}
  }
  if (node.type === 'Parent' && typeof node['n'] === 'number') {
    return node['n'] === 1 ? {type: 'This'} : {...node, n: node['n'] - 1}
  }
  if (node.type === 'AccessAttribute' && isNode(node['base'])) {
    const base = fromOuterScope(node['base'])
    return base && {...node, base}
  }
  return undefined
}

function constant(node: GroqNode): unknown {
  return node.type === 'Value' ? node['value'] : undefined
}

function constantStrings(node: GroqNode): string[] | undefined {
  let values = constant(node)
  if (node.type === 'Array' && Array.isArray(node['elements'])) {
    const elements: unknown[] = node['elements']
    if (
      elements.some(
        (element) => !isRecord(element) || element['isSplat'] !== false || !isNode(element['value']),
      )
    )
      return undefined
    values = elements.map((element) => constant((element as {value: GroqNode}).value))
  }
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined
}

function literal(kind: string, value?: string): GroqNode {
  return {type: 'Value', value: MARK + kind + (value === undefined ? '' : MARK + value)}
}

function lookup(key: GroqNode): GroqNode {
  return {
    type: 'Deref',
    base: {type: 'Object', attributes: [{type: 'ObjectAttributeValue', name: '_ref', value: key}]},
  }
}

function isNode(value: unknown): value is GroqNode {
  return isRecord(value) && typeof value['type'] === 'string'
}
