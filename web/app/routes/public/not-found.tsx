import {metaTitle} from '@lectern/domain/metadata'
import {NotFound} from '~/layout/not-found'

export function meta() {
  return [{title: metaTitle('Page Not Found | Lectern')}, {name: 'robots', content: 'noindex'}]
}

/** Any address that no other screen answers. */
export default function NotFoundScreen() {
  return <NotFound />
}
