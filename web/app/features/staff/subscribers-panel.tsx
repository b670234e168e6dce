import {useState} from 'react'
import {longDate} from '~/ui/content/dates'
import {Badge} from '~/ui/feedback/badge'
import {Button} from '~/ui/button'
import {Checkbox} from '~/ui/form/checkbox'
import {EmptyState} from '~/ui/feedback/empty-state'
import {useFilters} from '~/lib/router/use-filters'
import {pluralize} from '~/ui/content/pluralize'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {Pagination} from '~/ui/navigation/pagination'
import {AddSubscriberDialog} from './add-subscriber-dialog'
import {ListFilters} from './list-filters'
import {recipientFilters} from './recipient-filters'
import {
  selectedEmails,
  toggle,
  toggleAll,
  type ExcludedEmails,
  type RecipientEntry,
} from './recipient-selection'

interface SubscribersPanelProps {
  recipients: readonly RecipientEntry[]
  excluded: ExcludedEmails
  onChange: (excluded: ExcludedEmails) => void
}

const RESULTS = 'recipients-found'

/** The list of recipients, each with a checkbox. */
export function SubscribersPanel({recipients, excluded, onChange}: SubscribersPanelProps) {
  const controls = useFilters(recipientFilters, undefined)
  const {filters, chips, change, clear, to} = controls
  const {items, page, pageCount, total} = recipientFilters.browse(recipients, filters)
  const [adding, setAdding] = useState(false)
  const selected = selectedEmails(recipients, excluded).length

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {recipients.length > 0 && (
          <Checkbox
            checked={selected === recipients.length}
            indeterminate={selected > 0 && selected < recipients.length}
            onChange={() => onChange(toggleAll(recipients, excluded))}
            className="font-display font-medium"
          >
            Select all
            <span aria-live="polite" className="tabular font-normal text-ink-faint">
              {selected.toLocaleString('en-US')} of {recipients.length.toLocaleString('en-US')} selected
            </span>
          </Checkbox>
        )}
        <Button variant="secondary" onClick={() => setAdding(true)}>
          Add Test Subscriber
        </Button>
      </div>

      {recipients.length === 0 ? (
        <EmptyState title="Nobody to write to yet" level={3}>
          Whoever subscribes in the footer of the shop, or turns marketing mail on, stands here.
        </EmptyState>
      ) : (
        <>
          <ListFilters
            label="Search recipients..."
            search={filters.search}
            onSearch={(search) => change({search}, {live: true})}
            results={RESULTS}
            controls={controls}
          />
          <div id={RESULTS} tabIndex={-1} className="grid gap-8">
            <output className="sr-only">
              {chips.length > 0 && `${pluralize(total, 'recipient')} found`}
            </output>
            {total === 0 ? (
              <EmptyState
                title="No recipients match your filters"
                level={3}
                action={
                  <ClearFilters controls={RESULTS} onClear={clear}>
                    Clear all filters
                  </ClearFilters>
                }
              />
            ) : (
              <ul aria-label="Recipients" className="border-y border-border font-display">
                {items.map((recipient) => (
                  <RecipientLine
                    key={recipient.email}
                    recipient={recipient}
                    isSelected={!excluded.has(recipient.email)}
                    onToggle={() => onChange(toggle(excluded, recipient.email))}
                  />
                ))}
              </ul>
            )}
            <Pagination label="Recipients" page={page} pageCount={pageCount} to={(page) => to({page})} />
          </div>
        </>
      )}
      <AddSubscriberDialog open={adding} onClose={() => setAdding(false)} />
    </div>
  )
}

interface RecipientLineProps {
  recipient: RecipientEntry
  isSelected: boolean
  onToggle: () => void
}

function RecipientLine({recipient, isSelected, onToggle}: RecipientLineProps) {
  const {email, name, source, createdAt} = recipient
  return (
    <li className="flex items-center gap-x-6 border-t border-border py-1 first:border-t-0">
      <Checkbox checked={isSelected} onChange={onToggle} className="min-w-0 flex-1 py-1">
        <span className="grid min-w-0">
          <span className="truncate font-medium">{email}</span>
          {name && <span className="truncate text-ink-faint">{name}</span>}
        </span>
      </Checkbox>
      <span className="hidden text-sm text-ink-faint md:block">since {longDate(Date.parse(createdAt))}</span>
      <Badge variant={source === 'newsletter' ? 'default' : 'secondary'}>
        {source === 'newsletter' ? 'Subscriber' : 'User'}
      </Badge>
    </li>
  )
}
