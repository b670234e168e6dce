import {partsAround} from './excerpt'

interface MarkedTextProps {
  text: string
  words: readonly string[]
}

/** A text in which the words that were searched stand out. */
export function MarkedText({text, words}: MarkedTextProps) {
  return partsAround(text, words).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="bg-transparent font-semibold text-accent-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
