import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import * as z from 'zod/mini'

const file = join(import.meta.dirname, '..', '..', '..', 'firestore.indexes.json')
const override = z.object({collectionGroup: z.string(), fieldPath: z.string()})
const {fieldOverrides} = z
  .object({fieldOverrides: z.array(override)})
  .parse(JSON.parse(readFileSync(file, 'utf8')))

test('no field has two overrides: of two, each deployment puts the other in place', () => {
  const fields = fieldOverrides.map(({collectionGroup, fieldPath}) => `${collectionGroup}.${fieldPath}`)
  expect(fields.filter((field, index) => fields.indexOf(field) !== index)).toEqual([])
})
