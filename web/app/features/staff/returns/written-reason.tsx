/** A longer text makes a row higher than what is beside it. */
const MAX_SHOWN = 200

/** What somebody wrote as a reason. Of a long one the beginning is shown until it is opened. */
export function WrittenReason({text}: {text: string}) {
  if (text.length <= MAX_SHOWN) return <p className="wrap-anywhere whitespace-pre-line">{text}</p>
  return (
    <details className="group">
      <summary className="cursor-pointer rounded">
        <span className="wrap-anywhere group-open:hidden">{beginningOf(text)}</span>
        <span className="hidden text-ink-faint group-open:inline">Show less</span>
      </summary>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
    </details>
  )
}

/** Ends with a word, where there is one to end with. */
function beginningOf(text: string): string {
  const beginning = text.slice(0, MAX_SHOWN)
  return `${beginning.replace(/\s+\S*$/, '').toWellFormed()}…`
}
