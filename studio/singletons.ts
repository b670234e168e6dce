import type {DocumentPluginOptions} from 'sanity'

const singletonTypes = new Set(['page', 'siteSettings'])

/** What may be done with a document that exists once: it can be changed and put back, never created or removed. */
const allowedActions = new Set(['publish', 'discardChanges', 'restore'])

/** Keeps the pages and the settings from being created anew, doubled, unpublished or deleted. */
export const singletons: DocumentPluginOptions = {
  newDocumentOptions: (options) => options.filter(({templateId}) => !singletonTypes.has(templateId)),
  actions: (actions, {schemaType}) =>
    singletonTypes.has(schemaType)
      ? actions.filter(({action}) => action !== undefined && allowedActions.has(action))
      : actions,
}
