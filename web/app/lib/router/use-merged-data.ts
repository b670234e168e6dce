import {useState} from 'react'

/**
 * For a loader that gives another part of the screen's data at each address, as one tab's: all parts it has given so far, the
 * latest of each.
 */
export function useMergedData<Parts extends object>(latest: Parts): Parts {
  const [merged, setMerged] = useState({latest, parts: latest})
  if (merged.latest === latest) return merged.parts
  const parts = {...merged.parts, ...latest}
  setMerged({latest, parts})
  return parts
}
