/** The element of the page that a fragment such as `#refunds` names; null where there is none. */
export function namedElement(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeFragment(hash))
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
