import {reactRouter} from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import {fileURLToPath} from 'node:url'
import {defineConfig, type Plugin} from 'vite'

/**
 * React Router's package names its development build for every condition; the production one differs by its warnings alone,
 * and is smaller.
 */
function productionRouter(): Plugin {
  return {
    name: 'production-react-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null
      const resolved = await this.resolve(source, importer, {...options, skipSelf: true})
      return resolved && {...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/')}
    },
  }
}

/**
 * Vite wraps every `import()` in a helper that preloads a list of files. The router preloads what a page needs, all styles
 * are one file, and what is fetched later can do without: so the helper, and its list on every page, go.
 */
function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null,
  }
}

interface ModuleGraph {
  getModuleInfo: (id: string) => {importers: readonly string[]} | null
}

/** Whether the root of all pages imports a module, itself or through others, and not only when it is needed. */
function standsOnEveryPage(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (/\/app\/root\.tsx/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (
    graph.getModuleInfo(id)?.importers.some((importer) => standsOnEveryPage(importer, graph, seen)) ?? false
  )
}

/**
 * Two files for what every page needs, the libraries and the shop's own shell: few requests, and they compress better
 * than many small ones.
 */
const groups = [
  {name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2},
  {
    name: (id: string, graph: ModuleGraph) =>
      /\.tsx?$/.test(id) && standsOnEveryPage(id, graph) ? 'shell' : null,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [productionRouter(), plainDynamicImports(), tailwindcss(), reactRouter()],
  resolve: {alias: {'~/': fileURLToPath(new URL('./app/', import.meta.url))}},
  server: {host: '127.0.0.1', port: 3000, strictPort: true},
  // Found at the start, not one by one while pages open, each find reloading the page.
  optimizeDeps: {entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*']},
  preview: {host: '127.0.0.1', strictPort: true},
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {client: {build: {rolldownOptions: {output: {codeSplitting: {groups}}}}}},
})
