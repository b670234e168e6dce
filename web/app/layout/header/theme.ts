/** The key of local storage for a theme chosen by hand; without it the system decides. */
const KEY = 'theme'

type Theme = 'light' | 'dark'

/** Shows the other theme, and remembers it unless it is what the system shows anyway. */
export function switchTheme(): void {
  const root = document.documentElement
  const next: Theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = next
  try {
    if (next === system) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
