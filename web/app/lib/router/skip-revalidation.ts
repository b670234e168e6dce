import type {ShouldRevalidateFunctionArgs} from 'react-router-dom'

/** A list that is filtered by its URL has all it needs: another query alone asks for nothing. */
export function skipRevalidationOnSearchChange({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search) return false
  return defaultShouldRevalidate
}
