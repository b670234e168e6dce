import {useState} from 'react'

/**
 * For a loader that returns only a part of the screen's data, such as that of one tab: all parts loaded so far, each the
 * latest.
 */
export function useMergedData<Parts extends object>(latest: Parts): Parts {
  const [merged, setMerged] = useState({latest, parts: latest})
  if (merged.latest === latest) return merged.parts
  const parts = {...merged.parts, ...latest}
  setMerged({latest, parts})
  return parts
}
