import {defineCliConfig} from 'sanity/cli'

/** `typegen.ts` runs the generator once for each workspace that holds queries, and says so in these variables. */
const queries = process.env.TYPEGEN_QUERIES ?? '../web/app/**/*.ts'
const types = process.env.TYPEGEN_TYPES ?? '../web/app/lib/sanity/types.generated.ts'

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
      // Also when it is not set: then everything that is only for a lake on this machine drops out of the bundle.
      'process.env.SANITY_STUDIO_API_HOST': JSON.stringify(process.env.SANITY_STUDIO_API_HOST ?? ''),
    },
  }),
  schemaExtraction: {path: 'schema.json'},
  typegen: {path: queries, schema: 'schema.json', generates: types},
})
