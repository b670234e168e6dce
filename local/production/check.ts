import type {Declared} from './declared.ts'
import {settings, type Values} from './settings.ts'
import type {Unseen} from './unseen.ts'

/** What is known of one setting. */
export interface Finding {
  name: string
  /** `good`: it has the right form, which does not show that it works · `unseen`: it may be where this cannot look */
  state: 'good' | 'left-out' | 'missing' | 'wrong' | 'unseen'
  sentence: string
}

/** Looks at every declared setting, without a network. */
export function checkSettings(declared: readonly Declared[], values: Values): Finding[] {
  return declared.map((setting) => checkSetting(setting, values))
}

function checkSetting({name, kind}: Declared, values: Values): Finding {
  const setting = settings[name]
  if (setting === undefined) {
    return {name, state: 'wrong', sentence: `${name} is read by the code and not known to this check.`}
  }
  const {where, isOptional = false, fault} = setting
  const value = values[name]
  const get = `Get it here: ${where}.`
  if (value === undefined && kind === 'secret') {
    const project = values['VITE_FIREBASE_PROJECT_ID'] ?? 'PROJECT_ID'
    const sentence = `${name} is not in this environment; whether Secret Manager has it is not seen. ${get} Set it with \`npx firebase functions:secrets:set ${name} --project ${project}\`.`
    return {name, state: 'unseen', sentence}
  }
  if (value === undefined) {
    return isOptional
      ? {name, state: 'left-out', sentence: `${name} is left out.`}
      : {name, state: 'missing', sentence: `${name} is missing. ${get}`}
  }
  const problem = fault?.(value, values) ?? null
  if (problem !== null) return {name, state: 'wrong', sentence: `${name} ${problem}. ${get}`}
  return {name, state: 'good', sentence: `${name} has the right form.`}
}

/** Sanity's dashboard shows the Studio in a frame, and a browser asks for each page that a frame is in. */
const DASHBOARD = 'https://www.sanity.io'

/** What of the settings must fit the files that are deployed with them. */
export function checkHosting(values: Values, firebaseJson: string): Finding[] {
  const studio = values['VITE_STUDIO_URL']
  if (studio === undefined) return []
  const [, ancestors = ''] = /frame-ancestors ([^;"]*)/.exec(firebaseJson) ?? []
  const named = ancestors.split(' ')
  const sentences = [
    !named.includes(studio) &&
      `VITE_STUDIO_URL names ${studio}, and \`frame-ancestors\` in firebase.json names another Studio: only that one may show the storefront in its preview.`,
    !named.includes(DASHBOARD) &&
      `\`frame-ancestors\` in firebase.json does not name ${DASHBOARD}: in Sanity's dashboard, which has the Studio in a frame, there is no preview.`,
  ]
  return sentences
    .filter((sentence) => sentence !== false)
    .map((sentence) => ({name: 'firebase.json', state: 'wrong', sentence}))
}

/** The whole report, and whether nothing is missing or wrong as far as it could be seen. */
export function report(
  findings: readonly Finding[],
  outside: readonly Unseen[],
): {text: string; ok: boolean} {
  const of = (...states: Finding['state'][]) => findings.filter(({state}) => states.includes(state))
  const [faults, hidden, good, out] = [of('missing', 'wrong'), of('unseen'), of('good'), of('left-out')]
  const lines = [
    ...faults.map(({sentence}) => `✗ ${sentence}`),
    ...hidden.map(({sentence}) => `? ${sentence}`),
    '',
    'Not seen from here, please look:',
    ...outside.map(({what, where}) => `? ${what}\n    ${where}`),
    '',
    `${good.length} settings have the right form, which does not show that they work: ${names(good)}.`,
    ...(out.length > 0 ? [`Left out, and not needed: ${names(out)}.`] : []),
    `${faults.length} missing or wrong, ${hidden.length + outside.length} not seen.`,
  ]
  return {text: lines.join('\n'), ok: faults.length === 0}
}

function names(findings: readonly Finding[]): string {
  return findings.length === 0 ? 'none' : findings.map(({name}) => name).join(', ')
}
