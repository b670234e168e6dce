import {MAX_VIEW_NAME} from '@lectern/domain/staff/saved-view'
import {useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import {Link} from 'react-router-dom'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {AFTER} from '~/lib/router/use-cursor-pages'
import {useFetched} from '~/lib/router/use-fetched'
import {Button, IconButton} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Input} from '~/ui/form/input'
import {CloseIcon} from '~/ui/icons'
import {loadViews, ownUid, type SavedView} from './views'

/** The route that handles the forms, which are on the screens of all lists. */
const ACTION = '/admin/views'
const fetchActions = () => import('./actions')
const loadOwn = () => loadViews(ownUid())

/** The views of whoever is here: each leads to its list, and what the list shows now can be saved as one. */
export default function ViewsDialog({onClose}: {onClose: () => void}) {
  const {value: views, hasFailed, retry: refresh} = useFetched('views', loadOwn)
  return (
    <Dialog open onClose={onClose} title="Views" description="Lists with their filters, for you alone.">
      {/* The form comes with the views: it would move from under the pointer when they come. */}
      {views === undefined && !hasFailed ? (
        <Loading label="Loading your views" className="grid gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      ) : (
        <>
          {hasFailed && (
            <p role="alert" className="text-danger-ink">
              Your views could not be loaded.{' '}
              <button type="button" onClick={refresh} className="link">
                Try again
              </button>
            </p>
          )}
          {views && views.length > 0 && (
            <ul
              aria-label="Your views"
              className="divide-y divide-border border-y border-border font-display"
            >
              {views.map((view) => (
                <li key={view.id}>
                  <ViewItem view={view} onFollow={onClose} onDeleted={refresh} />
                </li>
              ))}
            </ul>
          )}
          <SaveForm onSaved={refresh} />
        </>
      )}
    </Dialog>
  )
}

/** Saves what the list shows as a view. */
function SaveForm({onSaved}: {onSaved: () => void}) {
  return (
    <ActionForm
      formId="saveView"
      action={ACTION}
      actions={fetchActions}
      intent="saveView"
      onSent={onSaved}
      className="grid gap-3"
    >
      <FormError />
      <input type="hidden" name="address" value={currentAddress()} />
      <div className="grid items-start gap-3 sm:flex">
        <FormField name="name" label="Save what this list shows as" className="min-w-0 flex-1">
          {(control) => <Input {...control} maxLength={MAX_VIEW_NAME} autoComplete="off" />}
        </FormField>
        <SubmitButton pendingLabel="Saving..." className="sm:mt-7">
          Save View
        </SubmitButton>
      </div>
    </ActionForm>
  )
}

interface ViewItemProps {
  view: SavedView
  onFollow: () => void
  onDeleted: () => void
}

/** A link to a view, and a button that deletes it. */
function ViewItem({view: {id, name, address}, onFollow, onDeleted}: ViewItemProps) {
  return (
    <ActionForm
      formId={`deleteView-${id}`}
      action={ACTION}
      actions={fetchActions}
      intent="deleteView"
      onSent={onDeleted}
    >
      <div className="flex items-center gap-2">
        <Link
          to={address}
          onClick={onFollow}
          className="flex min-h-11 min-w-0 flex-1 items-center text-sm font-medium wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <input type="hidden" name="id" value={id} />
        <DeleteButton name={name} />
      </div>
      <FormError />
    </ActionForm>
  )
}

/** Asks in its place before the view is gone. */
function DeleteButton({name}: {name: string}) {
  const [isAsking, setAsking] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const ask = (next: boolean) => {
    flushSync(() => setAsking(next))
    first.current?.focus()
  }
  if (!isAsking)
    return (
      <IconButton
        ref={first}
        label={`Delete the view ${name}`}
        onClick={() => ask(true)}
        className="text-ink-soft"
      >
        <CloseIcon className="size-4" />
      </IconButton>
    )
  return (
    <fieldset aria-label={`Delete the view ${name}?`} className="flex gap-2">
      <SubmitButton variant="destructive" size="sm" pendingLabel="Deleting...">
        Delete
      </SubmitButton>
      {/* Where the button was that asked: pressed twice it keeps the view. */}
      <Button ref={first} variant="secondary" size="sm" onClick={() => ask(false)}>
        Keep
      </Button>
    </fieldset>
  )
}

/** The address of the list with its filters, from the first page on. */
function currentAddress(): string {
  const {pathname, searchParams} = new URL(window.location.href)
  searchParams.delete(AFTER)
  const query = searchParams.toString()
  return pathname.replace(/\/$/, '') + (query === '' ? '' : `?${query}`)
}
