/*
 * A page can be read and used before its scripts run. Links and what is typed work by themselves; what was typed or chosen,
 * and the last button or form that was used, is kept and done again once there is somebody to answer.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

declare global {
  interface Window {
    early?: {typed: Map<Field, string>; pressed?: HTMLElement; stop: () => void}
  }
}

/** Keeps it, and holds forms back that would send themselves to the page's address. An inline script in the head. */
export const inputReplayScript = `(function () {
  var types = ['input', 'click', 'submit'], early = window.early = {typed: new Map(), stop: function () {
    types.forEach(function (type) { removeEventListener(type, keep, true) })
  }}
  function keep(event) {
    var target = event.target
    if (event.type === 'input') return early.typed.set(target, target.value)
    if (event.type === 'submit') event.preventDefault()
    early.pressed = event.type === 'submit' ? target : target.closest('button') || early.pressed
  }
  types.forEach(function (type) { addEventListener(type, keep, true) })
})()`

/** To be called once the page answers. */
export function replayInput(): void {
  const {early} = window
  if (!early) return
  early.stop()
  delete window.early
  for (const [field, value] of early.typed) enter(field, value)
  if (early.pressed instanceof HTMLFormElement) early.pressed.requestSubmit()
  else early.pressed?.click()
}

/** Enters it as a person would. React overlooks a value that it has set or seen itself: so it sees another one first. */
function enter(field: Field, value: string) {
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}))
}
