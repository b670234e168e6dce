/*
 * Makes input count that comes before the page is hydrated. Links work without React. Values of fields, clicks on buttons and
 * submitted forms are recorded, and replayed in order once React has hydrated the page.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

declare global {
  interface Window {
    inputRecord?: {typed: Map<Field, string>; pressed: HTMLElement[]; stop: () => void}
  }
}

/** Records the input, and prevents the browser from submitting forms to the page's URL. An inline script in the head. */
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

/** Replays the recorded input after hydration. React renders between two clicks, so that each one sees the result of the last. */
export async function replayInput(): Promise<void> {
  const {inputRecord} = window
  if (!inputRecord) return
  inputRecord.stop()
  delete window.inputRecord
  for (const [field, value] of inputRecord.typed) enterValue(field, value)
  for (const element of inputRecord.pressed) {
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
    await new Promise((rendered) => setTimeout(rendered))
  }
}

/** Enters a value as a user would. React ignores an input event whose value it already knows, so another value is set first. */
function enterValue(field: Field, value: string) {
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}))
}
