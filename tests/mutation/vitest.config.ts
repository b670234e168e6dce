import {defineConfig} from 'vitest/config'

/** The unit tests of what is mutated, alone: each mutant runs them. */
export default defineConfig({
  test: {
    strictTags: false,
    include: ['domain/src/{money,cart,commerce,return}.test.ts', 'domain/src/discount/discount.test.ts'],
  },
})
