/**
 * GROQ condition of documents that visitors see: their date has come. Courses have `publishedAt`, articles `date` (from midnight
 * UTC on), bundles `from`; documents with none of them are public once they are published. Every query of public documents has this condition.
 *
 * Sanity's CDN keeps answers for up to ten minutes, so a document may appear that much later than its date.
 */
export const isPublicNow = /* groq */ `coalesce(publishedAt, date, from, "") <= now()`

/** {@link isPublicNow} for a date (`2026-11-22`) or a time in UTC (`2026-11-22T09:00:00Z`) that was read. */
export function isToCome(date: string | null | undefined, now: Date = new Date()): boolean {
  return (date ?? '') > now.toISOString()
}
