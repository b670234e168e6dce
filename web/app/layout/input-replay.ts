/*
 * A page can be read and used before it is hydrated. Links and what is typed work by themselves; what was typed or chosen,
 * and each button or form that was used, is recorded and replayed in order once React has hydrated the page.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

declare global {
  interface Window {
    inputRecord?: {typed: Map<Field, string>; pressed: HTMLElement[]; stop: () => void}
  }
}

/** Records it, and holds forms back that would send themselves to the page's address. An inline script in the head. */
export const inputRecordScript = `(function () {
  var types = ['input', 'click', 'submit'], record = window.inputRecord = {typed: new Map(), pressed: [], stop: function () {
    types.forEach(function (type) { removeEventListener(type, keep, true) })
  }}
  function keep(event) {
    var target = event.target
    if (event.type === 'input') return record.typed.set(target, target.value)
    if (event.type === 'submit') event.preventDefault()
    else target = target.closest('button')
    // A button that submits its form is followed by the form's own event.
    if (target && !(event.type === 'click' && target.form && target.type === 'submit')) record.pressed.push(target)
  }
  types.forEach(function (type) { addEventListener(type, keep, true) })
})()`

/** To be called once the page is hydrated. What is pressed meets the page as the press before it has left it. */
export async function replayInput(): Promise<void> {
  const {inputRecord} = window
  if (!inputRecord) return
  inputRecord.stop()
  delete window.inputRecord
  for (const [field, value] of inputRecord.typed) enter(field, value)
  for (const element of inputRecord.pressed) {
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
    await new Promise((rendered) => setTimeout(rendered))
  }
}

/** Enters it as a person would. React overlooks a value that it has set or seen itself: so it sees another one first. */
function enter(field: Field, value: string) {
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}))
}
