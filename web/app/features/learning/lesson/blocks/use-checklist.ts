import {CHECKLISTS_STORAGE_KEY} from '@lectern/domain/learning/checklists'
import {useEffect, useState, useSyncExternalStore} from 'react'

/**
 * What is ticked of an exercise: the words of the criteria, since editors put others between them. An earlier version kept their
 * indexes.
 */
type Ticked = readonly (string | number)[]

/** Parses the stored value, which has the ticked criteria of each exercise; invalid parts are dropped. */
export function parseChecklists(stored: string | null): Readonly<Record<string, Ticked>> {
  if (stored === null) return {}
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(
      Object.entries(value).flatMap(([exercise, ticked]) =>
        Array.isArray(ticked) ? [[exercise, ticked.filter(isTick)]] : [],
      ),
    )
  } catch {
    return {}
  }
}

const isTick = (one: unknown): one is string | number =>
  typeof one === 'string' || (Number.isInteger(one) && Number(one) >= 0)

function read(): Readonly<Record<string, Ticked>> {
  try {
    return parseChecklists(localStorage.getItem(CHECKLISTS_STORAGE_KEY))
  } catch {
    return {}
  }
}

function write(exercise: string, ticked: Ticked): void {
  try {
    localStorage.setItem(CHECKLISTS_STORAGE_KEY, JSON.stringify({...read(), [exercise]: ticked}))
  } catch {
    // Without storage the ticks last until the page is reloaded.
  }
}

const never = () => () => {}
const none: Ticked = []

/**
 * The ticked criteria of an exercise and a function to toggle them, stored in this browser. Empty on the server and
 * during hydration.
 * @param criteria all of the exercise
 */
export function useChecklist(
  exercise: string,
  criteria: readonly string[],
): [ticked: readonly string[], tick: (criterion: string, on: boolean) => void] {
  // The snapshot is the raw string: useSyncExternalStore compares snapshots by identity.
  const stored = useSyncExternalStore(
    never,
    () => JSON.stringify(read()[exercise] ?? none),
    () => '[]',
  )
  const [changed, setChanged] = useState<{exercise: string; ticked: readonly string[]}>()
  const kept = JSON.parse(stored) as Ticked
  const ticked =
    changed?.exercise === exercise
      ? changed.ticked
      : kept.flatMap((one) => (typeof one === 'string' ? one : (criteria[one] ?? [])))

  // Indexes are right for as long as nobody has edited the exercise.
  const hasIndexes = kept.some((one) => typeof one === 'number')
  useEffect(() => {
    if (hasIndexes) write(exercise, ticked)
  }, [hasIndexes, exercise, ticked])

  const tick = (criterion: string, on: boolean) => {
    const others = ticked.filter((other) => other !== criterion)
    const now = on ? [...others, criterion] : others
    setChanged({exercise, ticked: now})
    write(exercise, now)
  }
  return [ticked, tick]
}
