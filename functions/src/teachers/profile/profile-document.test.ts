import {differingFields, PROFILE_FIELDS, PROFILE_LISTS} from '@lectern/domain/teachers/profile'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {
  changesBetween,
  cleanProfile,
  profileOf,
  saysTheSame,
  withProfile,
  type InstructorDocument,
} from './profile-document.ts'

const text = fc.oneof(fc.lorem({maxCount: 4}), fc.string(), fc.constant(''))
/** A profile as a teacher enters it. */
const wanted = fc
  .record(
    Object.fromEntries(
      PROFILE_FIELDS.map((field) => [
        field,
        PROFILE_LISTS.some((list) => list === field) ? fc.array(text, {maxLength: 3}) : text,
      ]),
    ),
  )
  .map((values) => cleanProfile((field) => values[field]))

const list = fc.option(fc.array(text, {maxLength: 3}), {nil: undefined})
const optional = fc.option(text, {nil: undefined})
/** A document as an editor, or a script, has left it. */
const stored = fc
  .record({
    name: text,
    title: optional,
    location: optional,
    bio: optional,
    experience: list,
    goals: fc.oneof(list, fc.constant(null)),
    teachingMethodology: fc.oneof(optional, fc.constant(7)),
    socialLinks: fc.option(fc.record({website: optional, mastodon: optional}), {nil: undefined}),
    longBio: fc.array(fc.record({_type: fc.constant('block'), text})),
  })
  .map((content): InstructorDocument => {
    const kept = Object.entries(content).filter(([, value]) => value !== undefined)
    return {_id: 'a', _type: 'instructor', _rev: '1', ...Object.fromEntries(kept)}
  })

const page = fc.record({
  published: stored,
  draft: fc.option(stored.map((document): InstructorDocument => ({...document, _id: 'drafts.a', _rev: '2'}))),
})

/** What a document has besides what its teacher changes. */
function others({socialLinks, ...document}: InstructorDocument): unknown {
  const fields = new Set<string>(PROFILE_FIELDS)
  const links = Object.entries(socialLinks ?? {}).filter(([name, link]) => !fields.has(name) && link)
  return [Object.entries(document).filter(([name]) => !fields.has(name)), links]
}

test('a profile becomes what its teacher wants, and nothing else changes', () => {
  fc.assert(
    fc.property(page, wanted, (before, profile) => {
      const latest = before.draft ?? before.published
      const next = withProfile(before, profile)
      expect(profileOf(next)).toEqual(profile)
      expect(others(next)).toEqual(others(latest))
      const changed: string[] = differingFields(profileOf(latest), profile)
      const kept = ['title', 'bio', 'experience', 'goals', 'teachingMethodology'].filter(
        (field) => !changed.includes(field),
      )
      for (const field of kept) expect(next[field]).toEqual(latest[field])
      const {set, unset} = changesBetween(latest, next)
      expect(new Set([...Object.keys(set), ...unset]).has('longBio')).toBe(false)
      expect(withProfile({...before, draft: next}, profile)).toBe(next)
    }),
  )
})

test('what is given back to what is published differs in nothing from it', () => {
  fc.assert(
    fc.property(stored, wanted, (published, profile) => {
      const draft = withProfile({published, draft: null}, profile)
      const back = withProfile({published, draft}, profileOf(published))
      expect(saysTheSame(back, published)).toBe(true)
    }),
  )
})

test('what is empty counts as left out, and any word as a difference', () => {
  const one: InstructorDocument = {_id: 'a', _type: 'instructor', _rev: '1', name: 'Tess'}
  expect(saysTheSame(one, {...one, _id: 'drafts.a', _rev: '2', goals: [], bio: '', socialLinks: {}})).toBe(
    true,
  )
  expect(saysTheSame(one, {...one, image: {alt: 'Tess'}})).toBe(false)
})
