import {reactRouter} from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {alias: {'~/': fileURLToPath(new URL('./app/', import.meta.url))}},
  server: {host: '127.0.0.1', port: 3000, strictPort: true},
  preview: {host: '127.0.0.1', strictPort: true},
  build: {target: 'baseline-widely-available', assetsInlineLimit: 0},
})
