import {courseOwnersId} from '@lectern/domain/content/course-owners'
import {ArchiveIcon} from '@sanity/icons/Archive'
import {UnarchiveIcon} from '@sanity/icons/Unarchive'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {getDraftId, useClient, type DocumentActionComponent, type SanityClient} from 'sanity'
import {apiVersion} from '@lectern/domain/content/api-version'
import {archiveWords} from './archive-words'

/**
 * Archives a published course immediately, after saying how many learners own it: it is no longer sold but stays accessible to
 * them. Also reverts that. Other changes of the course remain in its draft.
 */
export const ArchiveAction: DocumentActionComponent = ({id, published, draft, onComplete}) => {
  const client = useClient({apiVersion})
  const toast = useToast()
  const [dialog, setDialog] = useState<'closed' | 'open' | 'working'>('closed')
  const [owners, setOwners] = useState<number | null>(null)
  if (!published) return null
  const isArchived = published['archivedAt'] !== undefined

  async function ask() {
    setDialog('working')
    if (!isArchived) setOwners(await countOwners(client, id))
    setDialog('open')
  }

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
    onHandle: () => void ask(),
    dialog: dialog === 'open' && {
      type: 'confirm',
      tone: isArchived ? 'positive' : 'caution',
      message: isArchived
        ? 'The course will be in the shop again, where everybody can find and buy it.'
        : archiveWords(owners),
      confirmButtonText: isArchived ? 'Bring back' : 'Archive',
      onConfirm: () => void change(),
      onCancel: () => {
        setDialog('closed')
        onComplete()
      },
    },
  }
}

/** How many learners own a course, of the document that the functions write; null where that is not known. */
async function countOwners(client: SanityClient, courseId: string): Promise<number | null> {
  try {
    const counted = await client.getDocument<{owners?: number}>(courseOwnersId(courseId))
    return counted?.owners ?? null
  } catch {
    return null
  }
}
