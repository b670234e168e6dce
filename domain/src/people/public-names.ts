import {cleanText} from '../text/text.ts'

/** The name under which a review is shown to everybody: `Ada F.` of `Ada Fenn`. */
export function publicName(name: string | null): string {
  const [first = '', ...others] = cleanText(name ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const last = others.at(-1)
  if (first === '') return 'A learner'
  return last === undefined ? first : `${first} ${String.fromCodePoint(last.codePointAt(0) ?? 0)}.`
}

/** The name under which a question is shown, also to its teacher: `Ada` of `Ada Fenn`. */
export function firstName(name: string | null): string {
  const shown = publicName(name)
  return shown === 'A learner' ? shown : (shown.split(' ')[0] ?? shown)
}
