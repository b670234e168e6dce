import {applyPatch} from 'mendoza'
import {isRecord, type LakeDocument} from './document.ts'

/** A patch in Mendoza's format: opcodes and operands in one flat list. */
export type MendozaPatch = unknown[]

/** The changes of a transaction to one document, forwards and backwards. */
export interface Effects {
  apply: MendozaPatch
  revert: MendozaPatch
}

// The subset of Mendoza's opcodes that is used. Objects are patched field by field, everything else is replaced.
const VALUE = 0
const PUSH_FIELD_COPY = 10
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_DELETE_FIELD = 19

/** The effects of turning `before` into `after`; null stands for "no such document". */
export function effectsOf(before: LakeDocument | null, after: LakeDocument | null): Effects {
  return {apply: patchFrom(before, after), revert: patchFrom(after, before)}
}

/** Applies one direction of an effect. */
export function applyEffect(document: LakeDocument | null, patch: MendozaPatch): LakeDocument | null {
  return applyPatch(document, patch) as LakeDocument | null
}

function patchFrom(before: LakeDocument | null, after: LakeDocument | null): MendozaPatch {
  if (before === null || after === null) return [VALUE, after]
  const patch: MendozaPatch = []
  patchObject(before, after, patch)
  return patch
}

function patchObject(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  patch: MendozaPatch,
): void {
  // Mendoza addresses the fields of the input by their position in sorted order.
  const keys = Object.keys(before).toSorted()
  for (const [index, key] of keys.entries()) {
    if (!Object.hasOwn(after, key)) {
      patch.push(OBJECT_DELETE_FIELD, index)
      continue
    }
    const left = before[key]
    const right = after[key]
    if (isEqual(left, right)) continue
    if (isRecord(left) && isRecord(right)) {
      patch.push(PUSH_FIELD_COPY, index)
      patchObject(left, right, patch)
      patch.push(RETURN_INTO_OBJECT_SAME_KEY_POP)
    } else {
      patch.push(OBJECT_SET_FIELD_VALUE, right, key)
    }
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) patch.push(OBJECT_SET_FIELD_VALUE, after[key], key)
  }
}

/** Equality of JSON values. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, i) => isEqual(item, right[i]))
    )
  }
  if (isRecord(left) && isRecord(right)) {
    const keys = Object.keys(left)
    return (
      keys.length === Object.keys(right).length &&
      keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
    )
  }
  return false
}
