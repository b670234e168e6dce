/*
 * Makes input count that comes before the page is hydrated. Links work without React. Values of fields, clicks on buttons and
 * submitted forms are recorded, and replayed in order once React has hydrated the page.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface InputRecord {
  typed: Map<Field, string>
  pressed: HTMLElement[]
  /** the event of the last entry in `pressed` */
  lastPress?: Event
  /** whether React handles clicks and submitted forms itself, so that they are no longer recorded */
  isHydrated?: boolean
  stop: () => void
}

declare global {
  interface Window {
    inputRecord?: InputRecord
  }
}

/**
 * Records the input, and prevents the browser from submitting forms to the page's URL. An inline script in the head.
 *
 * While somebody types, React empties a controlled field when it hydrates: what was typed until then is put back before the next
 * letter is added.
 */
export const inputRecordScript = `(function () {
  var types = ['beforeinput', 'input', 'click', 'submit'], record = window.inputRecord = {typed: new Map(), pressed: [], stop: function () {
    types.forEach(function (type) { removeEventListener(type, keep, true) })
  }}
  function keep(event) {
    var target = event.target
    if (event.type === 'beforeinput') {
      var typed = record.typed.get(target)
      if (typed !== undefined && target.value !== typed) target.value = typed
      return
    }
    if (event.type === 'input') return record.typed.set(target, target.value)
    if (record.isHydrated) return
    if (event.type === 'submit') event.preventDefault()
    else target = target.closest('button')
    // A button that submits its form is followed by the form's own event.
    if (target && !(event.type === 'click' && target.form && target.type === 'submit')) {
      record.pressed.push(target)
      record.lastPress = event
    }
  }
  types.forEach(function (type) { addEventListener(type, keep, true) })
})()`

/**
 * Records no clicks and submitted forms from here on, as React handles them itself: to be called in the commit that hydrates.
 * A click that makes React hydrate at once is dispatched to React's handlers right after that, and is not repeated.
 */
export function endRecordOfPresses(): void {
  const {inputRecord} = window
  if (!inputRecord) return
  inputRecord.isHydrated = true
  const {pressed, lastPress} = inputRecord
  if (lastPress?.type === 'click' && lastPress.eventPhase !== Event.NONE) pressed.pop()
}

/**
 * Replays the recorded input after hydration, when the effects of all fields have run: some of them set the first value.
 * React renders between two clicks, so that each one sees the result of the last.
 *
 * An input event can make React hydrate at once. So values are entered when that event is over, as React resets a controlled
 * field at its end.
 */
export async function replayInput(): Promise<void> {
  const {inputRecord} = window
  if (!inputRecord) return
  delete window.inputRecord
  await nextTask()
  inputRecord.stop()
  for (const [field, value] of inputRecord.typed) enterValue(field, value)
  for (const element of inputRecord.pressed) {
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
    await nextTask()
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Enters a value as a user would. React ignores an input event whose value it already knows, so another value is set first. */
function enterValue(field: Field, value: string) {
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}))
}
