import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import type {Plugin} from 'vite'

const {resolve} = createRequire(import.meta.url)

/** Where the router keeps the build without its warnings for developers, which its `exports` do not name. */
const production = join(dirname(resolve('react-router/package.json')), 'dist', 'production')
const FILES: Readonly<Record<string, string>> = {
  'react-router': join(production, 'index.mjs'),
  'react-router/dom': join(production, 'dom-export.mjs'),
}

/** Has browsers get the router's production build. Whatever imports modules is given that for development otherwise: 500 bytes more. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({name}) => name === 'client',
    resolveId: (source) => FILES[source] ?? null,
  }
}
