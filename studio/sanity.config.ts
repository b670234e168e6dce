import {codeInput} from '@sanity/code-input'
import {table} from '@sanity/table'
import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {apiVersion} from '@lectern/domain/content/api-version'
import {BrandMark} from './brand-mark'
import {localLake} from './local-lake'
import {presentation} from './presentation'
import {schemaTypes} from './schema/types'
import {documentActions} from './document-actions'
import {structure} from './structure'
import {templates} from './templates'

/** Set for a local content lake instead of Sanity's; inlined at build. */
const apiHost = process.env.SANITY_STUDIO_API_HOST

export default defineConfig({
  name: 'lectern',
  title: 'Lectern',
  icon: BrandMark,
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'lectern',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  plugins: [
    structureTool({title: 'Content', structure}),
    presentationTool(presentation),
    codeInput(),
    table(),
    visionTool({defaultApiVersion: apiVersion}),
  ],
  schema: {types: schemaTypes, templates: (inherited) => [...inherited, ...templates]},
  // A document is a draft or published: what decides of addresses, archived courses and lessons knows no other versions.
  releases: {enabled: false},
  scheduledDrafts: {enabled: false},
  scheduledPublishing: {enabled: false},
  document: {...documentActions, ...(apiHost ? {comments: {enabled: false}} : {})},
  ...(apiHost ? localLake(apiHost) : {}),
})
