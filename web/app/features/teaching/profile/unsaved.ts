type Control = HTMLInputElement | HTMLTextAreaElement

/** What somebody has typed and not saved, by the names of its fields; it is kept while they look at other screens. */
let typed: {uid: string; values: ReadonlyMap<string, string>} | null = null

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && element.type !== 'hidden'),
  )

/** Keeps what was typed into a form. Fields that are as they were loaded are left out: they show what is loaded next. */
export function keepTyped(uid: string, form: HTMLFormElement): void {
  const changed = controlsOf(form).filter(({value, defaultValue}) => value !== defaultValue)
  typed = {uid, values: new Map(changed.map(({name, value}) => [name, value]))}
}

export function forgetTyped(): void {
  typed = null
}

/** Whether something is kept of this person. */
export function hasTyped(uid: string): boolean {
  return typed?.uid === uid
}

/** Fills a form with what is kept of this person. */
export function restoreTyped(uid: string, form: HTMLFormElement): void {
  if (typed?.uid !== uid) return
  for (const control of controlsOf(form)) control.value = typed.values.get(control.name) ?? control.value
}
