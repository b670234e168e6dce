import {getPublishedId, type DocumentPluginOptions} from 'sanity'
import {isLinkedPage} from './linked-pages'

const singletonTypes = new Set(['faqPage', 'helpPage', 'siteSettings'])

/** What may be done with a document that exists once: it can be changed and put back, never created or removed. */
const allowedActions = new Set(['publish', 'discardChanges', 'restore'])

/**
 * Keeps the documents of our own screens from being created anew, doubled, unpublished or deleted, and the pages that these
 * screens link to from being unpublished or deleted.
 */
export const singletons: DocumentPluginOptions = {
  newDocumentOptions: (options) => options.filter(({templateId}) => !singletonTypes.has(templateId)),
  actions: (actions, {schemaType, documentId = ''}) =>
    singletonTypes.has(schemaType) || isLinkedPage(getPublishedId(documentId))
      ? actions.filter(({action}) => action !== undefined && allowedActions.has(action))
      : actions,
}
