import {ArchiveIcon} from '@sanity/icons/Archive'
import {UnarchiveIcon} from '@sanity/icons/Unarchive'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {getDraftId, useClient, type DocumentActionComponent} from 'sanity'
import {apiVersion} from '../api-version'

/**
 * Archives a published course immediately: it is no longer sold but stays accessible to its owners. Also reverts
 * that. Other changes of the course remain in its draft.
 */
export const ArchiveAction: DocumentActionComponent = ({id, published, draft, onComplete}) => {
  const client = useClient({apiVersion})
  const toast = useToast()
  const [dialog, setDialog] = useState<'closed' | 'open' | 'working'>('closed')
  if (!published) return null
  const isArchived = published['archivedAt'] !== undefined

  async function change() {
    setDialog('working')
    const patch = isArchived ? {unset: ['archivedAt']} : {set: {archivedAt: new Date().toISOString()}}
    const transaction = client.transaction().patch(id, patch)
    if (draft) transaction.patch(getDraftId(id), patch)
    try {
      await transaction.commit()
      toast.push({
        status: 'success',
        title: isArchived ? 'The course is back in the shop.' : 'The course is archived.',
      })
    } catch {
      toast.push({status: 'error', title: 'That did not work. Check the connection and try again.'})
    }
    setDialog('closed')
    onComplete()
  }

  return {
    label: isArchived ? 'Bring back' : 'Archive',
    icon: isArchived ? UnarchiveIcon : ArchiveIcon,
    tone: isArchived ? 'positive' : 'caution',
    disabled: dialog === 'working',
    onHandle: () => setDialog('open'),
    dialog: dialog === 'open' && {
      type: 'confirm',
      tone: isArchived ? 'positive' : 'caution',
      message: isArchived
        ? 'The course will be in the shop again, where everybody can find and buy it.'
        : 'The course leaves the shop, its search and the sitemap. Those who own it keep it, and you can bring it back.',
      confirmButtonText: isArchived ? 'Bring back' : 'Archive',
      onConfirm: () => void change(),
      onCancel: () => {
        setDialog('closed')
        onComplete()
      },
    },
  }
}
