import type {ListName, Mail, Mailbox, MailEvent, Tables} from './mail.ts'
import type {Transaction} from '../stand-in/store.ts'

/** Each list: the event that puts an address on it, and what is said of a mail that is dropped as its recipient is there. */
const LISTS: Readonly<
  Record<ListName, {event: MailEvent['event']; reason: string; code: number; words: string}>
> = {
  bounces: {
    event: 'failed',
    reason: 'suppress-bounce',
    code: 605,
    words: 'Not delivering to previously bounced address',
  },
  unsubscribes: {
    event: 'unsubscribed',
    reason: 'suppress-unsubscribe',
    code: 606,
    words: 'Not delivering to unsubscribed address',
  },
  complaints: {
    event: 'complained',
    reason: 'suppress-complaint',
    code: 607,
    words: 'Not delivering to a user who marked your messages as spam',
  },
}

const NAMES = Object.keys(LISTS) as ListName[]

const idOf = (list: ListName, address: string) => `${list}/${address.toLowerCase()}`

export function isListName(name: string): name is ListName {
  return name in LISTS
}

/** What Mailgun says of a mail that it has dropped. */
export function droppedBy(list: ListName): {reason: string; code: number; words: string} {
  return LISTS[list]
}

/** The list that an address is on; undefined where it is on none. */
export function listOf(mailbox: Pick<Mailbox, 'get'>, address: string): ListName | undefined {
  return NAMES.find((list) => mailbox.get('listed', idOf(list, address)))
}

/** Puts the recipient of an event on the list that it leads to, if there is one. */
export function listRecipient(tx: Transaction<Tables>, {event, recipient}: MailEvent): void {
  const list = NAMES.find((name) => LISTS[name].event === event)
  if (list !== undefined) tx.put('listed', idOf(list, recipient), {address: recipient.toLowerCase(), list})
}

/** Takes an address off a list. @returns whether it was on it */
export function unlist(mailbox: Mailbox, list: ListName, address: string): boolean {
  return mailbox.transact((tx) => {
    const wasListed = tx.get('listed', idOf(list, address)) !== undefined
    if (wasListed) tx.remove('listed', idOf(list, address))
    return wasListed
  })
}

/** The mail of an event, whether somebody got it or not. */
export function mailOf(mailbox: Pick<Mailbox, 'get'>, {mailId}: MailEvent): Mail | undefined {
  return mailbox.get('mails', mailId) ?? mailbox.get('dropped', mailId)
}
