import type {NewsletterIssue, NewsletterStatus} from '@lectern/domain/mail/newsletter-contracts'
import type {BadgeVariant} from '~/ui/feedback/badge'

export const statusLabels: Record<NewsletterStatus, string> = {
  scheduled: 'Scheduled',
  sending: 'Sending',
  stopped: 'Stopped',
  sent: 'Sent',
  failed: 'Failed',
}

export const statusBadges: Record<NewsletterStatus, BadgeVariant> = {
  scheduled: 'secondary',
  sending: 'default',
  stopped: 'destructive',
  sent: 'success',
  failed: 'destructive',
}

/** How many recipients a newsletter is done with. */
export function doneOf({sent, failed, skipped}: NewsletterIssue): number {
  return sent + failed + skipped
}

/** How much of a newsletter is sent, in percent. Until all recipients are known it is measured by how many there may be. */
export function percentOf(issue: NewsletterIssue): number {
  const total = issue.isPlanned ? issue.recipientCount : issue.expectedCount
  return Math.floor((100 * doneOf(issue)) / Math.max(1, total))
}

/** What became of a newsletter, in figures; those that are 0 are left out, but for the first. */
export function outcomeOf({sent, failed, skipped, bounced, unsubscribed}: NewsletterIssue): string {
  const counts: [number, string][] = [
    [sent, 'sent'],
    [failed, 'failed'],
    [skipped, 'had left'],
    [bounced, 'bounced'],
    [unsubscribed, 'unsubscribed'],
  ]
  return counts
    .filter(([count], index) => index === 0 || count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-US')} ${word}`)
    .join(', ')
}
