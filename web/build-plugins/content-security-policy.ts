import {createHash} from 'node:crypto'
import {POLICY_REPORTS} from '@lectern/domain/page-addresses'
import type {HtmlPage} from './html-page.ts'
import {PLAYER_STYLES} from './player-styles.ts'

/** The services a built page may speak to, as its environment says. */
export interface Origins {
  /** content API and images; empty for Sanity's own */
  sanityApiHost: string
  sanityProjectId: string
  /** where the functions are */
  functions: string
  firebaseAuthDomain: string
  /** whether App Check is on, which asks Google's reCAPTCHA */
  appCheck: boolean
  /** emulators, as origins or host:port; empty in production */
  emulators: readonly string[]
}

/** The source by which a policy allows an inline script: its hash. */
function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`
}

/**
 * The hash of nothing. The outlines of the Studio's preview fill `<style>` elements by script, which a policy allows; the
 * empty elements themselves have to be allowed by name.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Where Google's and Facebook's accounts have their pictures; Facebook's address leads on to the other two. */
const PORTRAITS = [
  'https://lh3.googleusercontent.com',
  'https://graph.facebook.com',
  'https://platform-lookaside.fbsbx.com',
  'https://*.fbcdn.net',
]

type Directives = Readonly<Record<string, readonly string[]>>

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/**
 * The policy of one page: its own inline scripts by hash, the shop's files, and the services it needs. Nothing else. A navigation
 * keeps the policy of the page on which somebody arrived, so that every page allows what a lesson's video needs.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[], origins: Origins): string {
  const hashes = [...new Set(inlineScripts.map(hashSource))]
  return written(directivesOf(hashes, [EMPTY_STYLE, ...PLAYER_STYLES], origins))
}

/** The services of any deployment: which Sanity and Firebase project it is stands in no file of the repository. */
const ANY_DEPLOYMENT: Origins = {
  sanityApiHost: '',
  sanityProjectId: '*',
  functions: 'https://*.cloudfunctions.net',
  firebaseAuthDomain: '*.firebaseapp.com',
  appCheck: true,
  emulators: [],
}

/**
 * What hosting sends with every page as `Content-Security-Policy-Report-Only`: a page's own policy stands in its head, where browsers
 * take no address for reports. It allows what any page does and knows no hashes, so that what it reports was refused by the page.
 * `report-uri`, and not `report-to`, because every browser knows it: where there are both, some take the second alone, and send
 * what they have gathered a minute later or never.
 */
export function reportedPolicy(): string {
  const inline = ["'unsafe-inline'"]
  return written({...directivesOf(inline, inline, ANY_DEPLOYMENT), 'report-uri': [POLICY_REPORTS]})
}

function directivesOf(scripts: readonly string[], styles: readonly string[], origins: Origins): Directives {
  const {sanityApiHost, sanityProjectId, functions, firebaseAuthDomain, appCheck, emulators} = origins
  const images = sanityApiHost || 'https://cdn.sanity.io'
  // Pictures are fetched, too, to be kept for lessons that are read without a network.
  const sanity = sanityApiHost
    ? [sanityApiHost]
    : [`https://${sanityProjectId}.apicdn.sanity.io`, `https://${sanityProjectId}.api.sanity.io`, images]
  // Where videos are that Mux plays: playlists, parts, and what it counts. A stream is put together by a worker from memory.
  const [streams, memory] = sanityApiHost ? [[], []] : [['https://*.mux.com'], ['blob:']]
  const local = emulators
    .filter((emulator) => emulator !== '')
    .map((emulator) => (emulator.includes('://') ? emulator : `http://${emulator}`))
  const firebase =
    local.length > 0
      ? local
      : [
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
          'https://firestore.googleapis.com',
          functions,
        ]
  // Sign-in with Google or Facebook opens through a page of Firebase's at the shop's own address, which brings a script of Google's.
  const signIn =
    local.length > 0 || firebaseAuthDomain === '' ? [] : ["'self'", `https://${firebaseAuthDomain}`]
  const google = signIn.length > 0 ? ['https://apis.google.com'] : []
  const recaptcha = appCheck
    ? [
        'https://www.google.com/recaptcha/',
        'https://www.gstatic.com/recaptcha/',
        'https://recaptcha.google.com/recaptcha/',
      ]
    : []
  const attesting = appCheck ? [...recaptcha, 'https://content-firebaseappcheck.googleapis.com'] : []
  const frames = [...signIn, ...recaptcha]
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...google, ...recaptcha],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', images, ...PORTRAITS],
    'media-src': ["'self'", images, ...streams, ...memory],
    'worker-src': ["'self'", ...memory],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sanity, ...firebase, ...streams, ...google, ...attesting],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Every form is answered in the browser: where no script runs, pressing its button does nothing.
    'form-action': ["'none'"],
  }
}

/**
 * The page with its policy in the head, after the character set and before anything that could run.
 * @throws Error when the page has no `<meta charset>`
 */
export function withPolicy({html, inlineScripts, charsetEnd}: HtmlPage, origins: Origins): string {
  if (charsetEnd === undefined)
    throw new Error('A page has no <meta charset>, after which its policy would stand')
  const policy = contentSecurityPolicy(inlineScripts, origins).replaceAll('"', '&quot;')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return html.slice(0, charsetEnd) + meta + html.slice(charsetEnd)
}
