import {getPublishedId, type DocumentActionComponent, type DocumentPluginOptions} from 'sanity'
import {AnnounceAction} from './learning/announce-action'
import {duplicateClean} from './actions/duplicate-action'
import {
  keepFormerSlug,
  keepFormerSlugsSince,
  keepSlugUnpublished,
  movableTypes,
} from './actions/keep-former-slug'
import {ArchiveAction} from './learning/archive-action'
import {isLinkedPage} from './linked-pages'

/** Written by the functions alone. */
const writtenTypes = new Set(['courseOwners', 'courseStats'])

const singletonTypes = new Set(['faqPage', 'helpPage', 'siteSettings'])

/** Actions allowed on singletons and linked pages: they can be edited and restored, but not created or deleted. */
const allowedActions = new Set(['publish', 'discardChanges', 'restore'])

/** Customers keep access to what they bought: once published, these documents can't be unpublished or deleted. */
const soldTypes = new Set(['course', 'lessonContent'])
const removingActions = new Set(['unpublish', 'delete'])

/**
 * Prevents creating, duplicating, unpublishing and deleting singletons, and unpublishing or deleting the pages that
 * the storefront links to. A course that was ever published is archived instead; lesson content is created from the
 * course's outline, because it is private only under an id with the required prefix.
 */
export const documentActions: DocumentPluginOptions = {
  newDocumentOptions: (options) =>
    options.filter(
      ({templateId}) =>
        !singletonTypes.has(templateId) && !writtenTypes.has(templateId) && templateId !== 'lessonContent',
    ),
  actions: (inherited, {schemaType, documentId = ''}) => {
    const actions = inherited.map((action) => {
      if (action.action === 'publish' && movableTypes.has(schemaType)) return keepFormerSlug(action)
      if (action.action === 'restore' && movableTypes.has(schemaType)) return keepFormerSlugsSince(action)
      if (action.action === 'unpublish' && movableTypes.has(schemaType)) return keepSlugUnpublished(action)
      return action.action === 'duplicate' ? duplicateClean(action) : action
    })
    if (singletonTypes.has(schemaType) || isLinkedPage(getPublishedId(documentId)))
      return actions.filter(({action}) => action !== undefined && allowedActions.has(action))
    if (writtenTypes.has(schemaType)) return []
    if (!soldTypes.has(schemaType)) return actions
    const kept = actions
      .filter(({action}) => !(schemaType === 'lessonContent' && action === 'duplicate'))
      .map((action) =>
        action.action && removingActions.has(action.action) ? onlyBeforePublication(action) : action,
      )
    return schemaType === 'course' ? [...kept, AnnounceAction, ArchiveAction] : kept
  },
}

/** Wraps an action so that it is only available while the document has never been published. */
function onlyBeforePublication(action: DocumentActionComponent): DocumentActionComponent {
  const Unsold: DocumentActionComponent = (props) => {
    // Called unconditionally, because actions may use hooks.
    const description = action(props)
    return props.published ? null : description
  }
  return Object.assign(Unsold, {action: action.action})
}
