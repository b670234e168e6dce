import {reactRouter} from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import {fileURLToPath} from 'node:url'
import {defineConfig, type ProxyOptions} from 'vite'
import {buildTimeData} from './build-plugins/build-time-data.ts'
import {chunkGroups} from './build-plugins/chunks.ts'
import {malformedAddresses} from './build-plugins/malformed-addresses.ts'
import {productionRouter} from './build-plugins/production-router.ts'

export default defineConfig({
  plugins: [malformedAddresses(), tailwindcss(), productionRouter(), reactRouter(), buildTimeData()],
  resolve: {alias: {'~/': fileURLToPath(new URL('./app/', import.meta.url))}},
  server: {
    host: '127.0.0.1',
    port: 3000,
    strictPort: true,
    // As hosting does.
    proxy: pagesProxy(),
  },
  preview: {host: '127.0.0.1', strictPort: true},
  // Found at the start, not one by one while pages open, each find reloading the page.
  optimizeDeps: {entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*']},
  build: {
    // Baseline Widely Available of November 2026: the first with light-dark(), by which every colour has its two values.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    // Pages have a budget instead; the one large file is for previews from the Studio.
    chunkSizeWarningLimit: Infinity,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Where a constant is imported, its value is less than its name and the import of it.
          optimization: {inlineConst: {mode: 'all', pass: 3}},
          // With these @sanity/image-url makes its deprecated export and the warning of it, which nothing here imports.
          treeshake: {manualPureFunctions: ['defineDeprecated', 'createWarningPrinter']},
          output: {
            codeSplitting: {groups: chunkGroups},
            // Without a name what screens share weighs less: the manifest, which every visit fetches, names all of it for each screen.
            // Seven characters of a hash are the fewest that the bundler makes for so many files.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({isDynamicEntry}) =>
              isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          },
        },
      },
    },
    // What loaders import at the top here, client loaders import when they run: that leaves nothing split on the server.
    ssr: {build: {rolldownOptions: {checks: {ineffectiveDynamicImport: false}}}},
  },
})

/** What is asked for by others than the storefront's pages: mail programs' own unsubscribe buttons, and who verifies credentials. */
function pagesProxy(): Record<string, ProxyOptions> {
  const {VITE_FUNCTIONS_EMULATOR: host, VITE_FIREBASE_PROJECT_ID: project} = process.env
  if (!host || !project) return {}
  const pages: ProxyOptions = {
    target: `http://${host}`,
    rewrite: (path) => `/${project}/us-central1/pages${path}`,
  }
  return {
    '/api/unsubscribe': pages,
    '/credentials/status/': pages,
    '/.well-known/did.json': pages,
    '^/certificates/[^/]+\\.(png|jwt|json|svg)$': pages,
  }
}
