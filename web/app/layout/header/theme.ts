/** The key of local storage for the chosen theme; without it the theme follows the system. */
const KEY = 'theme'

type Theme = 'light' | 'dark'

/** Switches the theme, and stores it unless it is the system's. */
export function switchTheme(): void {
  const root = document.documentElement
  const next: Theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = next
  try {
    if (next === system) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Without storage the choice lasts until the document is closed.
  }
}
