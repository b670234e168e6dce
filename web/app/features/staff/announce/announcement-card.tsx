import type {Output} from '@lectern/domain/contracts'
import type {announcementDetails} from '@lectern/domain/mail/newsletter-contracts'
import {useState} from 'react'
import {Link} from 'react-router-dom'
import {FormDialog} from '~/lib/forms/form-dialog'
import {Button} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {RelativeTime} from '~/ui/content/relative-time'
import {Card} from '~/ui/layout/card'

export type AnnouncementDetails = Output<typeof announcementDetails>

interface AnnouncementCardProps {
  courseId: string
  details: AnnouncementDetails
}

/** A course, and its announcement: who would hear of it, or when they did. */
export function AnnouncementCard({courseId, details}: AnnouncementCardProps) {
  const {title, path, announcement, recipientCount} = details
  const [asking, setAsking] = useState(false)
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        <p>
          <Link to={path} className="target link">
            See its page
          </Link>
        </p>
      </div>
      {announcement ? (
        <p>
          Announced <RelativeTime ms={Date.parse(announcement.at)} />, to{' '}
          <span className="tabular">{pluralize(announcement.recipientCount, 'learner')}</span>
          {announcement.isPlanned ? '.' : ' so far; more are being found.'} A course is announced once.
        </p>
      ) : (
        <>
          <p>Nobody has been told about this course yet. {audience(recipientCount)}</p>
          <div>
            <Button onClick={() => setAsking(true)}>Announce</Button>
          </div>
        </>
      )}
      <FormDialog
        open={asking && announcement === null}
        onClose={() => setAsking(false)}
        title={`Announce ${title}?`}
        description={`${audience(recipientCount)} A course is announced once, and mails cannot be called back.`}
        formId={`announce-${courseId}`}
        actions={() => import('./actions')}
        intent="announceCourse"
        values={{courseId}}
        submitLabel="Send the Mails"
        pendingLabel="Announcing..."
      />
    </Card>
  )
}

function audience(recipientCount: number | null): string {
  if (recipientCount === null)
    return 'A mail goes to every learner with new-course notices on; how many they are could not be counted just now.'
  return `A mail goes to at most ${pluralize(recipientCount, 'learner')}: those with new-course notices on.`
}
