import type {Fields, Value} from './value.ts'

const parsed = new Map<string, readonly string[]>()

/** The names of a field path as the protocol writes it: `a.b`, and in backticks what is no plain name: `` a.`b.c` ``. */
export function namesOf(path: string): readonly string[] {
  let names = parsed.get(path)
  if (names === undefined) {
    names = [...path.matchAll(/`((?:[^`\\]|\\.)*)`|([^.]+)/g)].map(
      ([, quoted, plain = '']) => quoted?.replaceAll(/\\(.)/g, '$1') ?? plain,
    )
    parsed.set(path, names)
  }
  return names
}

export function valueAt(fields: Fields, names: readonly string[]): Value | undefined {
  let value: Value | undefined
  let within: Fields | undefined = fields
  for (const name of names) {
    value = within && Object.hasOwn(within, name) ? within[name] : undefined
    within = value?.mapValue?.fields
  }
  return value
}

/** The fields with another value at a path, or without it; maps on the way are made, and what stood in their place is replaced. */
export function withValueAt(fields: Fields, names: readonly string[], value: Value | undefined): Fields {
  const [name = '', ...rest] = names
  const {[name]: current, ...others} = fields
  if (rest.length === 0) return value === undefined ? others : {...fields, [name]: value}
  const within = current?.mapValue?.fields
  if (value === undefined && within === undefined) return fields
  return {...fields, [name]: {mapValue: {fields: withValueAt(within ?? {}, rest, value)}}}
}
