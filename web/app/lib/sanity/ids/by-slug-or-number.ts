interface Numbered {
  slug: string | null
  /** the number of a built-in sample */
  number: number | null
}

/** The documents by slug, and the built-in samples by their number as well, where it is not the slug of another. */
export function bySlugOrNumber<T extends Numbered>(documents: readonly T[]): ReadonlyMap<string | null, T> {
  const byNumber = documents.map((document) => [String(document.number), document] as const)
  const bySlug = documents.map((document) => [document.slug, document] as const)
  return new Map([...byNumber, ...bySlug])
}
