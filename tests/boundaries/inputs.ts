import type {Contract} from '@lectern/domain/contracts'
import fc from 'fast-check'
import * as z from 'zod/mini'
import {hostileText, hostileValue} from './hostile.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** Values that mean something to the functions, by the name of the field that takes them. */
export type KnownValues = Readonly<Record<string, readonly (string | number)[]>>

/** What arrays and records hold at most here: the limits of the schemas are far above. */
const MAX_ITEMS = 6

/** Inputs that a contract takes, some of them with ids that exist. */
export function inputsOf({name, input}: Contract, known: KnownValues): fc.Arbitrary<unknown> {
  return fromSchema(jsonSchemaOf(input), known, '')
    .map(overTheWire)
    .filter(found(name, (value) => takes(input, value)))
}

/** Inputs that a contract does not take; most differ from one that it takes in one place. */
export function inputsAgainst(contract: Contract, known: KnownValues): fc.Arbitrary<unknown> {
  return fc
    .tuple(inputsOf(contract, known), hostileValue, fc.nat(), fc.boolean())
    .map(([input, intruder, place, isLeftOut]) => overTheWire(change(input, intruder, place, isLeftOut)))
    .filter(found(contract.name, (value) => !takes(contract.input, value)))
}

/** A condition that some values have to meet. @throws Error when none does, where fast-check would look for ever */
function found(name: string, meets: (value: unknown) => boolean): (value: unknown) => boolean {
  let misses = 0
  return (value) => {
    const isFound = meets(value)
    misses = isFound ? 0 : misses + 1
    if (misses > 10_000) throw new Error(`No input of ${name} is found: does it need known values?`)
    return isFound
  }
}

/** A missing input counts as an empty one, as in `callable`. */
function takes(schema: Contract['input'], value: unknown): boolean {
  return z.safeParse(schema, value ?? {}).success
}

/** As the function gets it. */
function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null')
}

/** The input with one of its values replaced or left out; the first place is the input itself. */
function change(input: unknown, intruder: unknown, place: number, isLeftOut: boolean): unknown {
  const paths = pathsIn(input)
  const path = paths[place % paths.length] ?? []
  const at = path.at(-1)
  if (at === undefined) return intruder
  const copy = structuredClone(input)
  let parent = copy as Record<string, unknown>
  for (const step of path.slice(0, -1)) parent = parent[step] as Record<string, unknown>
  if (isLeftOut) delete parent[at]
  else parent[at] = intruder
  return copy
}

/** Where the values of an input are: the names that lead to each. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [
    [],
    ...Object.entries(value).flatMap(([name, child]) => pathsIn(child).map((path) => [name, ...path])),
  ]
}

function jsonSchemaOf(schema: z.ZodMiniType): Schema {
  return z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'})
}

/**
 * Values of a JSON Schema, as far as zod writes one for our contracts.
 * @param field the name under which the value stands, for the known values
 * @throws Error for a schema that nothing is written for here
 */
function fromSchema(schema: Schema, known: KnownValues, field: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  const {type} = schema
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => fromSchema({...schema, type: one}, known, field)))
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => fromSchema(option, known, field)))
  switch (type) {
    case 'object':
      return objectsOf(schema, known, field)
    case 'array':
      return fc.array(fromSchema(schema.items as Schema, known, field), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS),
      })
    case 'string':
      return withKnown(textsOf(schema), 'string', known[field])
    case 'integer':
    case 'number':
      return withKnown(numbersOf(schema), 'number', known[field])
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
    default:
      throw new Error(`No values are made yet for ${field || 'an input'}: ${JSON.stringify(schema)}`)
  }
}

function objectsOf(schema: Schema, known: KnownValues, field: string): fc.Arbitrary<unknown> {
  const {properties, propertyNames, additionalProperties, required} = schema
  if (propertyNames && additionalProperties) {
    const names = fromSchema(propertyNames as Schema, known, field) as fc.Arbitrary<string>
    return fc.dictionary(names, fromSchema(additionalProperties as Schema, known, field), {
      maxKeys: MAX_ITEMS,
    })
  }
  const fields = Object.entries(properties ?? {}).map(
    ([name, property]) => [name, fromSchema(property as Schema, known, name)] as const,
  )
  return fc.record(Object.fromEntries(fields), {requiredKeys: required ?? []})
}

function textsOf({pattern, maxLength}: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const words = fc.lorem({maxCount: 5})
  return fc
    .oneof(
      hostileText,
      words,
      hostileText.map((text) => `a${text}`),
    )
    .map((text) => text.slice(0, maxLength))
}

function numbersOf({type, minimum, exclusiveMinimum, maximum}: Schema): fc.Arbitrary<number> {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined
  const min = minimum ?? above ?? Number.MIN_SAFE_INTEGER
  const max = maximum ?? Number.MAX_SAFE_INTEGER
  return type === 'integer' ? fc.integer({min, max}) : fc.double({min, max, noNaN: true})
}

function withKnown<T extends string | number>(
  made: fc.Arbitrary<T>,
  type: 'string' | 'number',
  known: readonly (string | number)[] = [],
): fc.Arbitrary<string | number> {
  const fitting = known.filter((value) => typeof value === type)
  if (fitting.length === 0) return made
  return fc.oneof({weight: 3, arbitrary: fc.constantFrom(...fitting)}, {weight: 1, arbitrary: made})
}
