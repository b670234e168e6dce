import {BellIcon} from '@sanity/icons/Bell'
import type {DocumentActionComponent} from 'sanity'
import {storefront} from '../storefront'

/** Opens the screen on which staff tell learners of a published course; publishing tells nobody. */
export const AnnounceAction: DocumentActionComponent = ({id, published, onComplete}) => {
  if (!published || published['archivedAt'] !== undefined) return null
  return {
    label: 'Announce',
    icon: BellIcon,
    onHandle: () => {
      window.open(`${storefront}/admin/announce?course=${encodeURIComponent(id)}`, '_blank', 'noopener')
      onComplete()
    },
  }
}
