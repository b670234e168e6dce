import {reactRouter} from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vite'
import {chunkGroups} from './build-plugins/chunks'
import {leanRouter} from './build-plugins/lean-router'
import {plainDynamicImports} from './build-plugins/plain-dynamic-imports'

export default defineConfig({
  plugins: [leanRouter(), plainDynamicImports(), tailwindcss(), reactRouter()],
  resolve: {alias: {'~/': fileURLToPath(new URL('./app/', import.meta.url))}},
  server: {host: '127.0.0.1', port: 3000, strictPort: true},
  preview: {host: '127.0.0.1', strictPort: true},
  // Found at the start, not one by one while pages open, each find reloading the page.
  optimizeDeps: {entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*']},
  build: {target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: false},
  environments: {
    client: {build: {rolldownOptions: {output: {codeSplitting: {groups: chunkGroups}}}}},
  },
})
