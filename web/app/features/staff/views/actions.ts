import {documentId, requiredText} from '@lectern/domain/contracts'
import {MAX_VIEW_ADDRESS, MAX_VIEW_NAME, MAX_VIEWS} from '@lectern/domain/staff/saved-view'
import * as z from 'zod/mini'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'
import {addView, loadViews, ownUid, removeView} from './views'

/** Keeps a list with its filters under a name. */
export const saveView = defineAction({
  schema: z.object({
    name: requiredText('Please give the view a name.', MAX_VIEW_NAME),
    address: z
      .string()
      .check(z.maxLength(MAX_VIEW_ADDRESS, {error: 'These filters are too long for a view.'})),
  }),
  submit: async ({name, address}) => {
    const uid = ownUid()
    try {
      const views = await loadViews(uid)
      if (views.some((view) => view.name === name))
        return {fieldErrors: {name: ['You have a view of this name.']}}
      if (views.length >= MAX_VIEWS)
        return {formErrors: [`You have ${MAX_VIEWS} views: please delete one before.`]}
      await addView(uid, views, {name, address})
    } catch (error) {
      console.error('A view could not be saved.', error)
      return {formErrors: ['The view could not be saved. Please try again.']}
    }
    toast({title: 'View saved', description: `${name} opens this list as it is now.`})
    return {resetForm: true}
  },
})

export const deleteView = defineAction({
  schema: z.object({id: documentId}),
  submit: async ({id}) => {
    try {
      await removeView(ownUid(), id)
    } catch (error) {
      console.error('A view could not be deleted.', error)
      return {formErrors: ['The view could not be deleted. Please try again.']}
    }
  },
})
