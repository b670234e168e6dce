import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

/** A name that the code reads from its environment. */
export interface Declared {
  name: string
  /** `parameter` and `secret` of the functions; `build`: read when the storefront or the Studio is built, or the seed loaded */
  kind: 'parameter' | 'secret' | 'build'
  /** of a parameter that may be left out */
  standard?: string
}

/** Where the functions declare them. */
const PARAMETER_FILES = ['functions/src/parameters.ts', 'functions/src/doors/parameters.ts']
const PARAMETER =
  /define(String|Secret|Int|Boolean|List)\(\s*'([A-Z][A-Z_\d]*)'(?:,\s*\{\s*default:\s*'?([^'},]*)'?)?/g
const READ = /(?:process\.env|import\.meta\.env|\benv)(?:\.|\[')([A-Z][A-Z_\d]*)/g
/** Also where they are taken out of the environment in another way. */
const PREFIXED = /\b((?:VITE|SANITY_STUDIO)_[A-Z_\d]+)\b/g

/** Variables of the build tools, which nobody sets in production. */
const OF_TOOLS = new Set(['DEV', 'SSR', 'WEB_BUILD_DIR', 'TYPEGEN_QUERIES', 'TYPEGEN_TYPES', 'STUDIO_PORT'])

/** Every name that the functions declare, and that the storefront, the Studio and the seed read. */
export function declaredNames(root: string): Declared[] {
  const parameters = PARAMETER_FILES.flatMap((file) => [...read(root, file).matchAll(PARAMETER)]).map(
    ([, type, name = '', standard]): Declared =>
      type === 'Secret' ? {name, kind: 'secret'} : {name, kind: 'parameter', standard},
  )
  const sources = globSync(['web/{app,build-plugins}/**/*.{ts,tsx}', 'web/*.ts', 'studio/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
  }).filter((file) => !/\.test\.tsx?$/.test(file))
  const built = new Set<string>()
  for (const file of sources) {
    const text = read(root, file)
    for (const pattern of [READ, PREFIXED])
      for (const [, name = ''] of text.matchAll(pattern)) built.add(name)
  }
  const known = new Set([...OF_TOOLS, ...parameters.map(({name}) => name)])
  const others = [...built].filter((name) => !known.has(name)).toSorted()
  return [...parameters, ...others.map((name): Declared => ({name, kind: 'build'}))]
}

/** The events of Stripe that the functions answer to. */
export interface StripeEvents {
  /** of the shop's own account */
  own: string[]
  /** of the connected accounts of teachers */
  connected: string[]
}

/** Reads them where they stand. */
export function stripeEvents(root: string): StripeEvents {
  const typesOf = (file: string) => {
    const [, list = ''] =
      /const TYPES = \[([^\]]*)\]/.exec(read(root, `functions/src/payments/${file}`)) ?? []
    return [...list.matchAll(/'([^']+)'/g)].flatMap(([, type]) => type ?? [])
  }
  return {own: typesOf('stripe-webhook.ts'), connected: typesOf('stripe-connect-webhook.ts')}
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
