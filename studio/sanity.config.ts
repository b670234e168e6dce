import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'
import {schemaTypes} from './schema/types'

export default defineConfig({
  name: 'default',
  title: 'Lectern',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'lectern',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  plugins: [structureTool()],
  schema: {types: schemaTypes},
})
