import {expect, test} from 'vitest'
import type {Fields} from './firestore/value.ts'
import {nameOf} from './names.ts'
import {judgeAtRest} from './rest-rules.ts'
import {World} from './world.ts'

const owned: Fields = {certificateId: {stringValue: 'c1'}}
const certificate: Fields = {userId: {stringValue: 'ada'}, courseId: {stringValue: 'typography'}}
const withdrawn: Fields = {...certificate, withdrawnAt: {integerValue: 1}}
const newsletter = (status: string, sent: number): Fields => ({
  status: {stringValue: status},
  sent: {integerValue: sent},
  recipientCount: {integerValue: 1},
})

/** The rules that a shop with these documents breaks. */
function brokenBy(documents: Record<string, Fields>): string[] {
  const world = new World(1, 0)
  world.documents.commit(
    Object.entries(documents).map(([path, fields]) => ({update: {name: nameOf(path), fields}})),
  )
  return judgeAtRest(world).map(({rule}) => rule)
}

test('nothing is broken by a certificate of an owner, one that was withdrawn, and a newsletter that failed', () => {
  expect(brokenBy({'certificates/c1': certificate, 'enrollments/ada_typography': owned})).toEqual([])
  expect(brokenBy({'certificates/c1': withdrawn, 'newsletters/n1': newsletter('failed', 0)})).toEqual([])
})

test.each<[rule: string, documents: Record<string, Fields>]>([
  ['a certificate is valid as long as its course is owned', {'certificates/c1': certificate}],
  [
    'a certificate is valid as long as its course is owned',
    {'certificates/c1': withdrawn, 'enrollments/ada_typography': owned},
  ],
  [
    'a newsletter has come to its end, and counts everybody once',
    {'newsletters/n1': newsletter('sending', 0)},
  ],
  ['a newsletter has come to its end, and counts everybody once', {'newsletters/n1': newsletter('sent', 2)}],
  ['a newsletter has come to its end, and counts everybody once', {'newsletters/n1': newsletter('sent', 1)}],
  ['a deletion comes to its end', {'deletions/ada': {state: {stringValue: 'waiting'}}}],
])('at rest the simulation complains: %s', (rule, documents) => {
  expect(brokenBy(documents)).toEqual([rule])
})
