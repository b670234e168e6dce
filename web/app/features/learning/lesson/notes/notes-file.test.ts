import {expect, test} from 'vitest'
import {notesFile} from './notes-file'

const lesson = (key: string, title: string) => ({
  key,
  title,
  slug: key,
  minutes: 5,
  kind: 'reading' as const,
  free: false,
})
const course = {
  title: 'Clear Writing',
  outline: [
    {key: 's1', title: 'First things', lessons: [lesson('a', 'One idea a sentence'), lesson('b', 'Verbs')]},
    {key: 's2', title: 'The rest', lessons: [lesson('c', 'Endings')]},
  ],
}

test('notes stand in the order of the outline, under their lessons', () => {
  const file = notesFile(
    course,
    new Map([
      ['c', 'End early.'],
      ['a', ' Cut in two.\n'],
    ]),
  )
  expect(file).toBe(
    '# Notes on Clear Writing\n\n## First things\n\n### One idea a sentence\n\nCut in two.\n\n## The rest\n\n### Endings\n\nEnd early.\n',
  )
})

test('a note stays when its lesson has left the course', () => {
  const file = notesFile(course, new Map([['gone', 'Still mine.']]))
  expect(file).toContain('no longer in the course')
  expect(file).toContain('Still mine.')
})
