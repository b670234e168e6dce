/**
 * All ports of the local stack. A second stack, such as that of the tests, runs at the same time with all of them shifted by
 * the same offset.
 */
export const HOST = '127.0.0.1'
export const FIREBASE_PROJECT = 'demo-lectern'
export const FUNCTIONS_REGION = 'us-central1'
export const SANITY_PROJECT = 'lectern'
export const SANITY_DATASET = 'production'
export const MAIL_DOMAIN = 'mail.lectern.test'

const basePorts = {
  web: 3000,
  studio: 3333,
  lake: 3999,
  payments: 4242,
  hub: 4400,
  logging: 4500,
  hosting: 5000,
  functions: 5001,
  inbox: 8025,
  firestore: 8080,
  auth: 9099,
  firestoreWebsocket: 9150,
  tasks: 9499,
} as const

export type PortName = keyof typeof basePorts
export type Ports = Record<PortName, number>

/** The offset of the stack that `npm test` starts, unless LECTERN_OFFSET names another. */
export const TEST_OFFSET = 10_000

/** Keeps the highest port, 9499, below 65536. */
const MAX_OFFSET = 50_000

/**
 * Reads an offset as it is typed on the command line.
 * @throws RangeError when it is not a whole number from 0 to 50,000
 */
export function parseOffset(text: string): number {
  const offset = Number(text)
  if (!/^\d+$/.test(text) || offset > MAX_OFFSET) {
    throw new RangeError(`The offset is a whole number from 0 to ${MAX_OFFSET}, not ${text}.`)
  }
  return offset
}

/** The name of a stack at the given offset, `start` or `start-6000`: its folders have this name, so each stack has its own data. */
export function stackName(name: 'start' | 'preview', offset: number): string {
  return offset === 0 ? name : `${name}-${offset}`
}

/** The ports of the stack at the given offset. */
export function portsAt(offset: number): Ports {
  const entries = Object.entries(basePorts).map(([name, port]) => [name, port + offset])
  return Object.fromEntries(entries) as Ports
}

export function url(port: number): string {
  return `http://${HOST}:${port}`
}

/** The ports of what a stack starts. */
export function neededPorts(
  {web, studio}: {web: 'dev' | 'hosting' | 'none'; studio: boolean},
  emulators: boolean,
): PortName[] {
  const always = ['lake', 'payments', 'inbox'] as const
  const firebase = [
    'auth',
    'firestore',
    'firestoreWebsocket',
    'functions',
    'tasks',
    'hub',
    'logging',
  ] as const
  return [
    ...always,
    ...(emulators ? firebase : []),
    ...(studio ? (['studio'] as const) : []),
    ...(web === 'dev' ? (['web'] as const) : []),
    ...(web === 'hosting' ? (['hosting'] as const) : []),
  ]
}
