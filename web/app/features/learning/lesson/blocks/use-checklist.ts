import {useState, useSyncExternalStore} from 'react'

/** What has been ticked off in exercises: for each exercise the places of its criteria. */
const KEY = 'exercises'

type Ticked = Readonly<Record<string, readonly number[]>>

/** What is stored, as far as it can be made sense of. */
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
    return parseChecklists(localStorage.getItem(KEY))
  } catch {
    return {}
  }
}

const never = () => () => {}
const none: readonly number[] = []

/** What of an exercise has been ticked off, and how to tick; kept in this browser. Nothing on the server and during hydration. */
export function useChecklist(
  exercise: string,
): [ticked: readonly number[], tick: (place: number, on: boolean) => void] {
  // Read as text, which is the same as long as nothing changes.
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
      localStorage.setItem(KEY, JSON.stringify({...read(), [exercise]: places}))
    } catch {
      // Without storage the ticks last as long as the page.
    }
  }
  return [ticked, tick]
}
