import type {ShouldRevalidateFunctionArgs} from 'react-router-dom'

/** A list that is filtered by its URL has all it needs: another query alone asks for nothing. What a form changed is asked for. */
export function skipRevalidationOnSearchChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlySearchChanges = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlySearchChanges && formMethod === undefined ? false : defaultShouldRevalidate
}
