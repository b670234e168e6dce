import {defineConfig} from 'vitest/config'
import {fileURLToPath} from 'node:url'

const web = fileURLToPath(new URL('./web/app/', import.meta.url))

/** The four kinds of tests, in the order `npm test` runs them. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias: {'~/': web}},
        test: {
          name: 'unit',
          include: ['{domain,web,functions,studio,local}/**/*.test.{ts,tsx}', 'tests/coverage/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', 'functions/lib/**'],
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
