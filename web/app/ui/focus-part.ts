/**
 * Gives a part of the page the focus, also one that cannot have it otherwise: it can until it loses it. Of what can be opened, what opens
 * it gets the focus. Nothing scrolls.
 */
export function focusPart(part: HTMLElement): void {
  const element = part.querySelector<HTMLElement>(':scope > summary') ?? part
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex')
  if (!isFocusable) element.tabIndex = -1
  element.focus({preventScroll: true})
  if (!isFocusable) element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true})
}
