import type {ShouldRevalidateFunctionArgs} from 'react-router-dom'

/** For lists that are filtered in the browser: a change of the query alone loads nothing. A submitted form revalidates. */
export function skipRevalidationOnSearchChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyQueryChanges = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlyQueryChanges && formMethod === undefined ? false : defaultShouldRevalidate
}
