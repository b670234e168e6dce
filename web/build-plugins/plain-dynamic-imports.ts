import type {Plugin} from 'vite'

/**
 * Vite wraps every `import()` in a helper that preloads a list of files. The router preloads what a page needs, all styles
 * are one file, and what is fetched later can do without: so the helper, and its list on every page, go.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null,
  }
}
