import {useState} from 'react'
import {longDate} from '~/ui/content/dates'
import {Badge} from '~/ui/feedback/badge'
import {Button} from '~/ui/button'
import {Checkbox} from '~/ui/form/checkbox'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {AddSubscriberDialog} from './add-subscriber-dialog'
import {defineExport, fileTime} from '../export/list-export'
import {ListActions} from '../list-actions'
import {ListFilters} from '../list-filters'
import {ListResults, type ListWords} from '../list-results'
import {ConfirmAction} from '~/lib/forms/confirm-action'
import {recipientFilters} from './recipient-filters'
import {
  countSelected,
  forget,
  isSelected,
  toggle,
  toggleAll,
  type RecipientEntry,
  type Recipients,
  type Selection,
} from './recipient-selection'

interface SubscribersPanelProps {
  /** a page of them */
  recipients: Recipients
  selection: Selection
  onChange: (selection: Selection) => void
}

const RESULTS = 'recipients-found'
/** The contracts that the list is read by are fetched with its first page. */
const file = defineExport(async (request) => (await import('./load-recipients')).loadRecipients(request), {
  'E-mail': ({email}) => email,
  Name: ({name}) => name,
  Source: ({source}) => (source === 'newsletter' ? 'Subscriber' : 'User'),
  'Since (UTC)': ({createdAt}) => fileTime(createdAt),
})
const WORDS: ListWords = {
  empty: {
    title: 'Nobody to write to yet',
    words: 'Whoever subscribes in the footer of the shop, or turns marketing mail on, stands here.',
  },
}

/** The list of recipients, page by page, each with a checkbox. */
export function SubscribersPanel({recipients, selection, onChange}: SubscribersPanelProps) {
  const controls = useFilters(recipientFilters, undefined)
  const {filters, chips} = controls
  const [adding, setAdding] = useState(false)
  const {items, next, recipientCount: total, isCountExact} = recipients
  const selected = countSelected(selection, total)
  const isEveryone = selection.everyone && selection.exceptions.size === 0
  const pages = useCursorPages(next, recipientFilters.serialize(filters), items.length)
  const isEmpty = items.length === 0 && next === null && pages.isFirst && chips.length === 0

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {!isEmpty && (
          <Checkbox
            checked={isEveryone}
            indeterminate={!isEveryone && selected > 0}
            onChange={() => onChange(toggleAll(selection))}
            className="font-display font-medium"
          >
            Select all
            <span aria-live="polite" className="tabular font-normal text-ink-faint">
              {selected.toLocaleString('en-US')} of {!isCountExact && 'at most '}
              {total.toLocaleString('en-US')} selected
            </span>
          </Checkbox>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <ListActions list="recipients" file={file} chips={chips} />
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add Test Subscriber
          </Button>
        </div>
      </div>

      {!isEmpty && <ListFilters controls={controls} results={RESULTS} search="Search recipients..." />}
      <ListResults
        id={RESULTS}
        name="recipients"
        page={recipients}
        controls={controls}
        pages={pages}
        level={3}
        words={WORDS}
      >
        {items.length > 0 && (
          <ul aria-label="Recipients" className="border-y border-border font-display">
            {items.map((recipient) => (
              <RecipientLine
                key={recipient.email}
                recipient={recipient}
                isSelected={isSelected(selection, recipient.email)}
                onToggle={() => onChange(toggle(selection, recipient.email))}
                onRemoved={() => onChange(forget(selection, recipient.email))}
              />
            ))}
          </ul>
        )}
      </ListResults>
      <AddSubscriberDialog open={adding} onClose={() => setAdding(false)} />
    </div>
  )
}

interface RecipientLineProps {
  recipient: RecipientEntry
  isSelected: boolean
  onToggle: () => void
  onRemoved: () => void
}

function RecipientLine({recipient, isSelected, onToggle, onRemoved}: RecipientLineProps) {
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
      {source === 'newsletter' && (
        <ConfirmAction
          label="Remove"
          name={`Remove ${email}`}
          title="Remove this subscriber?"
          description={`${email} gets no more newsletters, unless it subscribes again. Marketing mail is switched off in its account, if it has one.`}
          pendingLabel="Removing..."
          variant="quiet"
          formId={`remove-${email}`}
          actions={() => import('./actions')}
          intent="removeSubscriber"
          values={{email}}
          onSent={onRemoved}
        />
      )}
    </li>
  )
}
