import type {Waiting} from './load-dashboard'
import {WaitingLinks} from '~/ui/navigation/waiting-links'

/** What waits, with the screen where it is done. */
const ITEMS: readonly {key: keyof Waiting; name: string; screen: string; query?: string}[] = [
  {key: 'returns', name: 'Returns to decide', screen: '/admin/returns', query: '?status=pending'},
  {key: 'problems', name: 'Problems', screen: '/admin/problems'},
  {key: 'disputes', name: 'Disputes', screen: '/admin/problems', query: '?kind=dispute'},
  {key: 'lostDisputes', name: 'Disputes lost', screen: '/admin/problems', query: '?kind=dispute-lost'},
  {key: 'failedRefunds', name: 'Failed refunds', screen: '/admin/problems', query: '?kind=refund-failed'},
  {key: 'reviews', name: 'New reviews', screen: '/admin/reviews', query: '?state=new'},
  {key: 'questions', name: 'Questions to answer', screen: '/admin/questions', query: '?state=waiting'},
  {key: 'mails', name: 'Mails given up', screen: '/admin/outbox', query: '?show=given-up'},
]

/** What waits for staff, each a link to where it is done. */
export function WaitingList({waiting}: {waiting: Waiting}) {
  return (
    <WaitingLinks
      items={ITEMS.map(({key, name, screen, query = ''}) => ({
        name,
        to: screen + query,
        count: waiting[key],
      }))}
    />
  )
}
