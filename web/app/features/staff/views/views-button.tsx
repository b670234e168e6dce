import {Bookmark} from 'lucide-react'
import {Suspense, useState} from 'react'
import {IconButton} from '~/ui/button'
import {lazyDialog} from '~/ui/feedback/lazy-dialog'

const ViewsDialog = lazyDialog(() => import('./views-dialog'))

/** Opens the views that somebody has saved, and saves what the list shows as another. */
export function ViewsButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Views" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden className="size-5" />
      </IconButton>
      {open && (
        <Suspense>
          <ViewsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
