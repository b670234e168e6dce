import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {defineConfig} from 'oxlint'
import {FUNCTIONS_FEATURES, LAYERS, WEB_FEATURES, WORKSPACES} from './import-table.ts'

/** What stands in `web/app/features` or `functions/src` reaches three folders down. */
const DEPTHS = [1, 2, 3] as const

/** An import that is refused: a regular expression of its path. */
interface Refused {
  regex: string
  /** these alone; absent for the whole module */
  importNames?: string[]
  message: string
}
const restrict = (files: string, patterns: Refused[]) => ({
  files: [files],
  rules: {'no-restricted-imports': ['error', {patterns}] as ['error', {patterns: Refused[]}]},
})

const folders = (path: string) =>
  readdirSync(join(import.meta.dirname, path), {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
const names = (list: string) => list.split(' ').filter(Boolean)
const allowedIn = (list: string) => names(list).join(', ') || 'nothing of ours'

/** Refuses the other workspaces. */
function otherWorkspaces(name: keyof typeof WORKSPACES): Refused {
  const allowed = names(WORKSPACES[name])
  const others = [...Object.keys(WORKSPACES), 'tests'].filter((other) => other !== name)
  const refused = others.flatMap((other) => {
    if (allowed.includes(other)) return []
    const parts = allowed.filter((path) => path.startsWith(`${other}/`))
    return parts.length === 0
      ? [other]
      : readdirSync(join(import.meta.dirname, other)).flatMap((entry) =>
          parts.includes(`${other}/${entry}`) ? [] : [`${other}/${entry}`],
        )
  })
  return {
    regex: `^(@lectern/|(\\.\\./)+)(${refused.join('|')})(/|$)`,
    message: `${name} may import ${allowedIn(WORKSPACES[name])} (import-table.ts).`,
  }
}

/** What nothing in `web` imports from libraries. */
const router: Refused = {
  regex: '^react-router(/|$)',
  message: 'The router comes from react-router-dom.',
}
const lazy: Refused = {
  regex: '^react$',
  importNames: ['lazy'],
  message: 'Code is fetched later by lazyPart or lazyDialog (ui/feedback), which survive where it cannot be.',
}
/** The layers above one, for a file so many folders below `web/app`. */
function upperLayers(layer: (typeof LAYERS)[number], depth: number): Refused[] {
  const above = LAYERS.slice(0, LAYERS.indexOf(layer))
  if (above.length === 0) return []
  return [
    {
      regex: `^(~/|(\\.\\./){${depth}})(${above.join('|')})/`,
      message: `Imports go ${LAYERS.join(' → ')} (import-table.ts).`,
    },
  ]
}

const web = otherWorkspaces('web')
const layers = (['layout', 'lib', 'ui'] as const).flatMap((layer) =>
  DEPTHS.map((depth) =>
    restrict(`web/app/${layer}/${'*/'.repeat(depth - 1)}*.{ts,tsx}`, [
      router,
      lazy,
      web,
      ...upperLayers(layer, depth),
    ]),
  ),
)
const webFeatures = folders('web/app/features').flatMap((feature) => {
  const allowed = WEB_FEATURES[feature] ?? ''
  const refused = folders('web/app/features').filter(
    (other) => other !== feature && !names(allowed).includes(other),
  )
  return DEPTHS.map((depth) =>
    restrict(`web/app/features/${feature}/${'*/'.repeat(depth - 1)}*.{ts,tsx}`, [
      router,
      lazy,
      web,
      ...upperLayers('features', depth + 1),
      {
        regex: `^(~/features/|(\\.\\./){${depth}})(${refused.join('|')})/`,
        message: `Of the other features ${feature} may import ${allowedIn(allowed)} (import-table.ts).`,
      },
    ]),
  )
})

/** What of a list of features is refused, for a file so many folders below `functions/src`; of `staff` its folders at least. */
function otherFeatures(feature: string, allowed: string, depth: number): Refused {
  const permitted = names(allowed)
  const refused = folders('functions/src').flatMap((other) => {
    if (other === feature || permitted.includes(other)) return []
    return other === 'staff' && permitted.includes('staff-action') ? ['staff/[^/]+'] : [other]
  })
  return {
    regex: `^${depth === 0 ? '\\./' : `(\\.\\./){${depth}}`}(${refused.join('|')})/`,
    message: `${feature || 'What every feature uses'} may import ${allowedIn(allowed)} (import-table.ts).`,
  }
}
const functions = otherWorkspaces('functions')
/** Beside what puts the features together. */
const sharedByFeatures = readdirSync(join(import.meta.dirname, 'functions/src')).filter(
  (file) => /(?<!\.test)\.ts$/.test(file) && !/^(index|mails|reconcile)\b/.test(file),
)
const functionsFeatures = folders('functions/src').flatMap((feature) =>
  DEPTHS.map((depth) =>
    restrict(`functions/src/${feature}/${'*/'.repeat(depth - 1)}*.ts`, [
      functions,
      otherFeatures(feature, FUNCTIONS_FEATURES[feature] ?? '', depth),
    ]),
  ),
)

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'react', 'react-hooks', 'jsx-a11y', 'import', 'vitest', 'promise'],
  categories: {correctness: 'error', suspicious: 'error'},
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-assertion': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-cycle': ['error', {ignoreTypes: false}],
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/consistent-return': 'off',
    'consistent-return': 'off',
    'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
    'no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true}],
    'react/react-in-jsx-scope': 'off',
    'react/jsx-filename-extension': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/require-awaited-expect-poll': 'off',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
  },
  overrides: [
    restrict('domain/**', [otherWorkspaces('domain')]),
    restrict('web/**', [router, lazy, web]),
    ...layers,
    restrict('web/app/ui/feedback/lazy-part.ts', [router, web, ...upperLayers('ui', 2)]),
    ...webFeatures,
    restrict('functions/**', [functions]),
    ...functionsFeatures,
    ...sharedByFeatures.map((file) =>
      restrict(`functions/src/${file}`, [functions, otherFeatures('', 'services', 0)]),
    ),
    {
      files: ['functions/src/**'],
      excludeFiles: ['**/*.test.ts', 'functions/src/services/clock.ts'],
      jsPlugins: ['./functions/one-clock.js'],
      rules: {'clock/one-clock': 'error'},
    },
    restrict('studio/**', [otherWorkspaces('studio')]),
    restrict('local/**', [otherWorkspaces('local')]),
  ],
  ignorePatterns: [
    '**/build/**',
    'functions/lib/**',
    '**/dist/**',
    '**/.react-router/**',
    '**/*.generated.ts',
    '.local/**',
  ],
})
