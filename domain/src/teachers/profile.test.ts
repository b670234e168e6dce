import {expect, test} from 'vitest'
import {changeTeacherProfile} from './profile-contracts.ts'
import {entriesOf} from './profile.ts'

const profile = {version: 'v1', title: 'Carver', bio: 'Carves.'}
const parse = (change: object) => changeTeacherProfile.input.safeParse({...profile, ...change})
const messageOf = (change: object) => parse(change).error?.issues[0]?.message ?? null

test('a list is written with one entry a line', () => {
  expect(entriesOf(' Carver\r\n\n  Teacher \n')).toEqual(['Carver', 'Teacher'])
  expect(parse({goals: 'Sharp knives\nNo blood'}).data).toMatchObject({
    goals: ['Sharp knives', 'No blood'],
    values: [],
    website: '',
  })
  // What the form has parsed is parsed again where it is answered.
  const {data} = parse({goals: 'Sharp knives'})
  expect(changeTeacherProfile.input.parse(data)).toEqual(data)
})

test.each([
  [{title: ' '}, 'Please say what you do.'],
  [{title: 'x'.repeat(81)}, 'Please keep this under 80 characters.'],
  [{location: 'Here\nthere'}, 'Please write this in one line.'],
  [{bio: ''}, 'Please write one to three sentences about yourself.'],
  [{bio: 'x'.repeat(401)}, 'Please keep this under 400 characters.'],
  [{teachingMethodology: 'x'.repeat(2001)}, 'Please keep this under 2,000 characters.'],
  [{values: 'Care\nCare'}, 'The same entry is listed twice.'],
  [{values: Array.from({length: 21}, String)}, 'Please list at most 20 entries.'],
  [{values: 'x'.repeat(201)}, 'Please keep each entry under 200 characters.'],
  [{website: 'http://example.com'}, 'Please enter an address that begins with https://.'],
  [{website: 'example.com'}, 'Please enter an address that begins with https://.'],
  [{website: 'https://example.com/tess'}, null],
])('%j: %s', (change, message) => {
  expect(messageOf(change)).toBe(message)
})
