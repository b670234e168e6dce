/** What has changed in the cart since it was last open; the region is there from the start, so that it is read out. */
export function CartChangesNotice({sentences}: {sentences: readonly string[]}) {
  return (
    <div aria-live="polite">
      {sentences.length > 0 && (
        <ul className="mb-8 grid gap-1 rounded bg-amber-soft p-5 font-display text-sm text-amber-ink">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
