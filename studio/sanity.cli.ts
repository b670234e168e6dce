import {defineCliConfig} from 'sanity/cli'

/** Set by `typegen.ts`, which runs the generator once per workspace with queries: a list of files as JSON. */
const queries = JSON.parse(process.env.TYPEGEN_QUERIES ?? '[]') as string[]
const types = process.env.TYPEGEN_TYPES ?? '../web/app/lib/sanity/types.generated.ts'

const isCommand = (...names: string[]) => process.argv.some((word) => names.includes(word))

// Without it the Studio that is built or deployed would look for a project that is not ours.
if (!process.env.SANITY_STUDIO_PROJECT_ID && isCommand('build', 'deploy'))
  throw new Error('Set SANITY_STUDIO_PROJECT_ID to the id of your project on sanity.io/manage.')

// Without it the preview of the deployed Studio would open the editor's own computer. Deploying builds anew, with what is set then.
if (!process.env.SANITY_STUDIO_PREVIEW_URL && isCommand('deploy'))
  throw new Error('Set SANITY_STUDIO_PREVIEW_URL to the address of the storefront.')

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'lectern',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  deployment: {autoUpdates: false},
  vite: (config) => ({
    ...config,
    define: {
      ...config.define,
      // Defined even when unset, so that code for a local lake is tree-shaken from production bundles.
      'process.env.SANITY_STUDIO_API_HOST': JSON.stringify(process.env.SANITY_STUDIO_API_HOST ?? ''),
    },
  }),
  schemaExtraction: {path: 'schema.json'},
  typegen: {path: queries, schema: 'schema.json', generates: types},
})
