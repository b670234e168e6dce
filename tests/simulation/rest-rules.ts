import type {Violation} from '../faults/oracle/oracle.ts'
import {pathOf} from './firestore/client.ts'
import type {Fields} from './firestore/value.ts'
import {nameOf} from './names.ts'
import type {World} from './world.ts'

type Finding = readonly [about: string, words: string]
type RestRule = (world: World) => Finding[]

/** What must be true at rest of that of which the oracle of `tests/faults` has no books. */
export const restRules: Readonly<Record<string, RestRule>> = {
  'a certificate is valid as long as its course is owned': ({documents}) =>
    rows(documents, 'certificates').flatMap(([id, fields]): Finding[] => {
      const [userId, courseId] = [fields['userId']?.stringValue, fields['courseId']?.stringValue]
      const owned = documents.get(nameOf(`enrollments/${userId}_${courseId}`))
      const isOwned = owned?.fields['certificateId']?.stringValue === id
      const isValid = fields['withdrawnAt']?.integerValue === undefined
      return isOwned === isValid
        ? []
        : [[id, `is ${isValid ? 'valid' : 'withdrawn'}, and its course is not so`]]
    }),

  'a newsletter has come to its end, and counts everybody once': ({documents, inbox}) =>
    rows(documents, 'newsletters').flatMap(([id, fields]): Finding[] => {
      const number = (field: string) => Number(fields[field]?.integerValue ?? 0)
      const status = fields['status']?.stringValue ?? ''
      if (status === 'failed') return []
      if (status !== 'sent') return [[id, `is ${status}`]]
      const counted = number('sent') + number('failed') + number('skipped')
      if (counted !== number('recipientCount'))
        return [[id, `counts ${counted} of ${number('recipientCount')}`]]
      const reached = new Set(
        inbox.mails.filter(({name}) => name.startsWith(`<newsletter-${id}-`)).flatMap(({to}) => to),
      )
      return reached.size < number('sent')
        ? [[id, `counts ${number('sent')}, and reached ${reached.size}`]]
        : []
    }),

  'a deletion comes to its end': ({documents}) =>
    rows(documents, 'deletions').map(([uid, fields]) => [uid, `is still ${fields['state']?.stringValue}`]),
}

/** Everything that must not be in a shop in which nothing is under way. */
export function judgeAtRest(world: World): Violation[] {
  return Object.entries(restRules).flatMap(([rule, find]) =>
    find(world).map(([about, words]) => ({rule, about, words})),
  )
}

function rows(documents: World['documents'], collection: string): [id: string, fields: Fields][] {
  return [...documents.in(nameOf(collection))].map(({name, fields}) => [
    pathOf(name).split('/')[1] ?? '',
    fields,
  ])
}
