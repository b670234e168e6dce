import type {listNewsletterDrafts} from '@lectern/domain/mail/newsletter-contracts'
import type {Output} from '@lectern/domain/contracts'
import {Link} from 'react-router-dom'
import {RelativeTime} from '~/ui/content/relative-time'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {ConfirmAction} from '~/lib/forms/confirm-action'

type ListedDraft = Output<typeof listNewsletterDrafts>['drafts'][number]

interface DraftListProps {
  caption: string
  drafts: readonly ListedDraft[]
  /** whether there are older ones, which are not listed */
  hasOlder: boolean
  /** the words of the link that opens one */
  open: string
}

/** Drafts, or templates. */
export function DraftList({caption, drafts, hasOlder, open}: DraftListProps) {
  return (
    <>
      <ResponsiveTable caption={caption} columns={['Subject', 'Written', 'Actions']}>
        {drafts.map(({id, subject, updatedAt, isTemplate}) => {
          const name = subject.trim() || 'Without a subject'
          return (
            <Row key={id}>
              <Cell className="font-medium">{name}</Cell>
              <Cell label="Written">
                <RelativeTime ms={updatedAt} />
              </Cell>
              <Cell>
                <span className="flex flex-wrap items-center gap-4">
                  <Link
                    to={`/admin/newsletter?draft=${id}`}
                    aria-label={`${open}: ${name}`}
                    className="target link font-medium"
                  >
                    {open}
                  </Link>
                  <ConfirmAction
                    label="Delete"
                    name={`Delete ${name}`}
                    title={isTemplate ? 'Delete this template?' : 'Delete this draft?'}
                    description={`“${name}” is gone then. What was sent from it stays in the history.`}
                    pendingLabel="Deleting..."
                    variant="destructive"
                    formId={`delete-draft-${id}`}
                    actions={() => import('./actions')}
                    intent="deleteNewsletterDraft"
                    values={{draftId: id}}
                  />
                </span>
              </Cell>
            </Row>
          )
        })}
      </ResponsiveTable>
      {hasOlder && (
        <p className="text-sm text-ink-soft">
          There are more. These {drafts.length} were written last; older ones are listed once some of these
          are deleted.
        </p>
      )}
    </>
  )
}
