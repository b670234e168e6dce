import {getPublishedId, type DocumentActionComponent, type DocumentPluginOptions} from 'sanity'
import {ArchiveAction} from './learning/archive-action'
import {isLinkedPage} from './linked-pages'

const singletonTypes = new Set(['faqPage', 'helpPage', 'siteSettings'])

/** What may be done with a document that exists once: it can be changed and put back, never created or removed. */
const allowedActions = new Set(['publish', 'discardChanges', 'restore'])

/** What people have bought stays theirs: once it was published it is neither taken off nor deleted. */
const soldTypes = new Set(['course', 'lessonContent'])
const removingActions = new Set(['unpublish', 'delete'])

/**
 * Keeps the documents of our own screens from being created anew, doubled, unpublished or deleted, and the pages that these
 * screens link to from being unpublished or deleted. A course that was ever published is archived instead; the text of a lesson
 * is created from its course's outline, because it is private only under an id of its own kind.
 */
export const documentActions: DocumentPluginOptions = {
  newDocumentOptions: (options) =>
    options.filter(({templateId}) => !singletonTypes.has(templateId) && templateId !== 'lessonContent'),
  actions: (actions, {schemaType, documentId = ''}) => {
    if (singletonTypes.has(schemaType) || isLinkedPage(getPublishedId(documentId)))
      return actions.filter(({action}) => action !== undefined && allowedActions.has(action))
    if (!soldTypes.has(schemaType)) return actions
    const kept = actions
      .filter(({action}) => !(schemaType === 'lessonContent' && action === 'duplicate'))
      .map((action) =>
        action.action && removingActions.has(action.action) ? onlyBeforePublication(action) : action,
      )
    return schemaType === 'course' ? [...kept, ArchiveAction] : kept
  },
}

/** The action as long as the document was never published. */
function onlyBeforePublication(action: DocumentActionComponent): DocumentActionComponent {
  const Unsold: DocumentActionComponent = (props) => {
    // Called in any case: it may use hooks.
    const description = action(props)
    return props.published ? null : description
  }
  return Object.assign(Unsold, {action: action.action})
}
