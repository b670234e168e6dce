/** A decoded form: every leaf is the text that was sent. */
export type FormValue = string | FormValue[] | {[key: string]: FormValue}
export type Form = {[key: string]: FormValue}

interface Node {
  text?: string
  children?: Map<string, Node>
}

/**
 * Decodes Stripe's form encoding (`line_items[0][price_data][currency]=usd`, `expand[]=x`), from a body or
 * a query string. Children numbered from 0 become a list.
 */
export function decodeForm(encoded: string): Form {
  const root: Node = {children: new Map()}
  for (const [name, value] of new URLSearchParams(encoded)) {
    let node = root
    for (const key of pathOf(name)) {
      const children = (node.children ??= new Map())
      const step = key === '' ? String(children.size) : key
      let child = children.get(step)
      if (child === undefined) children.set(step, (child = {}))
      node = child
    }
    node.text = value
  }
  return Object.fromEntries([...(root.children ?? [])].map(([key, node]) => [key, valueOf(node)]))
}

/** `a[b][0]` is ['a', 'b', '0']; a name whose brackets do not match is one plain key. */
function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (match === null) return [name]
  const [, head = '', rest = ''] = match
  return [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')]
}

function valueOf(node: Node): FormValue {
  if (node.children === undefined) return node.text ?? ''
  const entries = [...node.children].map(([key, child]) => [key, valueOf(child)] as const)
  const isList = entries.every(([key]) => /^\d+$/.test(key))
  if (!isList) return Object.fromEntries(entries)
  return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value)
}

/** How Stripe writes the place of a parameter: `line_items[0][quantity]`. */
export function parameterName(path: readonly PropertyKey[]): string {
  const [head = '', ...rest] = path.map(String)
  return head + rest.map((key) => `[${key}]`).join('')
}
