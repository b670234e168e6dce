import {pathToFileURL} from 'node:url'
import type {Plugin} from 'vite'

/**
 * Gives browsers what the modules named `*.data.ts` export as it is at build, as JSON, in place of what it is computed from: the
 * registry of pages has the routes and hosting of every page, of which a menu needs the path and the label. (VitePress calls such
 * modules the same.) They import nothing but data, by relative paths, as Node imports them; in development they run as they are.
 */
export function buildTimeData(): Plugin {
  return {
    name: 'build-time-data',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({name}) => name === 'client',
    load: {
      filter: {id: /\/app\/.+\.data\.ts$/},
      async handler(id) {
        return asData((await import(pathToFileURL(id).href)) as Record<string, unknown>)
      },
    },
  }
}

/** The source of a module with the same exports. */
export function asData(exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}
