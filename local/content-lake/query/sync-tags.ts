import {createHash} from 'node:crypto'
import {publishedIdOf} from '../store/document.ts'
import type {Commit} from '../store/store.ts'

/** Stands for the whole dataset; every commit carries it. */
export function allTag(): string {
  return tag('all')
}

export function typeTag(type: string): string {
  return tag(`type:${type}`)
}

export function idTag(id: string): string {
  return tag(`id:${publishedIdOf(id)}`)
}

/** The tags of everything whose answer this commit may have changed. */
export function tagsOf(commit: Commit): string[] {
  const tags = new Set([allTag()])
  for (const {change, before, after} of commit.documents) {
    tags.add(idTag(change.id))
    if (before) tags.add(typeTag(before._type))
    if (after) tags.add(typeTag(after._type))
  }
  return [...tags]
}

/** Opaque to clients, in the look of Sanity's. */
function tag(name: string): string {
  return `s1:${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`
}
