import {CHECKLISTS_STORAGE_KEY} from '@lectern/domain/learning/checklists'
import {useState, useSyncExternalStore} from 'react'

/** The ticked criteria: for each exercise their indexes. */
type Ticked = Readonly<Record<string, readonly number[]>>

/** Parses the stored value; invalid parts are dropped. */
export function parseChecklists(stored: string | null): Ticked {
  if (stored === null) return {}
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(
      Object.entries(value).flatMap(([exercise, places]) =>
        Array.isArray(places)
          ? [[exercise, places.filter((place): place is number => Number.isInteger(place) && place >= 0)]]
          : [],
      ),
    )
  } catch {
    return {}
  }
}

function read(): Ticked {
  try {
    return parseChecklists(localStorage.getItem(CHECKLISTS_STORAGE_KEY))
  } catch {
    return {}
  }
}

const never = () => () => {}
const none: readonly number[] = []

/**
 * The ticked criteria of an exercise and a function to toggle them, stored in this browser. Empty on the server and
 * during hydration.
 */
export function useChecklist(
  exercise: string,
): [ticked: readonly number[], tick: (place: number, on: boolean) => void] {
  // The snapshot is the raw string: useSyncExternalStore compares snapshots by identity.
  const stored = useSyncExternalStore(
    never,
    () => JSON.stringify(read()[exercise] ?? none),
    () => '[]',
  )
  const [changed, setChanged] = useState<{exercise: string; places: readonly number[]}>()
  const ticked = changed?.exercise === exercise ? changed.places : (JSON.parse(stored) as readonly number[])

  const tick = (place: number, on: boolean) => {
    const others = ticked.filter((other) => other !== place)
    const places = on ? [...others, place].toSorted((a, b) => a - b) : others
    setChanged({exercise, places})
    try {
      localStorage.setItem(CHECKLISTS_STORAGE_KEY, JSON.stringify({...read(), [exercise]: places}))
    } catch {
      // Without storage the ticks last until the page is reloaded.
    }
  }
  return [ticked, tick]
}
