interface Block {
  _type?: string
  children?: {text?: string}[]
}

/** Portable Text as a single line for a preview; undefined when it is empty. */
export function textOf(blocks: readonly Block[] | undefined): string | undefined {
  const words = (blocks ?? []).flatMap(({children}) => (children ?? []).map(({text}) => text ?? '')).join(' ')
  return words.trim() || undefined
}
