export const PROJECT = 'demo-simulation'
export const SITE_URL = 'https://lectern.test'

/** A document's name in the protocol. */
export function nameOf(path: string): string {
  return `projects/${PROJECT}/databases/(default)/documents/${path}`
}
