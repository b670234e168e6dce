/** How long a search has to stay as it is before it is asked, in ms: each letter changes the URL. */
const SETTLED_MS = 250

/** Waits until nothing more is typed, at once where nothing is searched. Throws the signal's reason. */
export async function settledSearch(search: string, signal: AbortSignal): Promise<void> {
  if (search === '') return
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  signal.throwIfAborted()
}
