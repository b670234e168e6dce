import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod/mini'

const file = join(import.meta.dirname, '..', '..', '..', 'firestore.indexes.json')
const fieldSchema = z.object({fieldPath: z.string(), order: z.optional(z.string())})
const indexSchema = z.object({collectionGroup: z.string(), fields: z.array(fieldSchema)})
const {indexes} = z.object({indexes: z.array(indexSchema)}).parse(JSON.parse(readFileSync(file, 'utf8')))

/** What of a query decides which indexes it needs. */
export interface Needs {
  collection: string
  /** the fields that are compared with values alone */
  equal: readonly string[]
  /** what it is sorted by, other than the name, in this order */
  orders: readonly {field: {fieldPath: string}; direction?: string}[]
}

/**
 * Whether Firestore answers a query in production, which the emulator does without any index: by those that every field has, by a composite
 * one, or by several of these that end in the same order.
 */
export function isIndexed({collection, equal, orders}: Needs): boolean {
  const sorted = orders.map(({field, direction = 'ASCENDING'}) => [field.fieldPath, direction] as const)
  const rest = equal.filter((path) => sorted.every(([other]) => other !== path))
  if (sorted.length === 0 || (sorted.length === 1 && rest.length === 0)) return true
  const ends = [sorted, sorted.map(([path, direction]) => [path, reversed(direction)] as const)]
  return ends.some((end) => {
    const fitting = indexes.filter(
      ({collectionGroup, fields}) =>
        collectionGroup === collection &&
        end.every(([path, direction], index) => {
          const field = fields.at(index - end.length)
          return field?.fieldPath === path && field.order === direction
        }) &&
        fields.slice(0, -end.length).every(({fieldPath}) => rest.includes(fieldPath)),
    )
    const covered = new Set(fitting.flatMap(({fields}) => fields.map(({fieldPath}) => fieldPath)))
    return fitting.length > 0 && rest.every((path) => covered.has(path))
  })
}

const reversed = (direction: string) => (direction === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING')
