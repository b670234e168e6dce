import {saveNewsletterDraft} from '@lectern/domain/mail/newsletter-contracts'
import {useState} from 'react'
import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {errorToast} from '~/lib/firebase/error-messages'
import {Button} from '~/ui/button'
import {toast} from '~/ui/feedback/toast'

/** Keeps what is written in the surrounding form as a template, from which other newsletters can start. */
export function TemplateButton({className}: {className?: string}) {
  const [pending, setPending] = useState(false)
  const save = async (form: HTMLFormElement | null) => {
    const entered = new FormData(form ?? undefined)
    const [subject, contentHtml] = [entered.get('subject'), entered.get('contentHtml')]
    if (typeof subject !== 'string' || typeof contentHtml !== 'string' || contentHtml.trim() === '') {
      toast({
        title: 'Nothing to keep yet',
        description: 'A template needs some content.',
        variant: 'destructive',
      })
      return
    }
    setPending(true)
    try {
      const {call} = await import('~/lib/firebase/call')
      const template = {draftId: crypto.randomUUID(), seen: null, isTemplate: true}
      await call(saveNewsletterDraft, {...template, subject, contentHtml})
      toast({title: 'Template saved', description: 'It stands under Drafts and history.'})
    } catch (error) {
      console.error('The template could not be saved.', error)
      toast(errorToast(mailingAttempts.saveNewsletterDraft, error))
    }
    setPending(false)
  }
  return (
    <Button
      variant="quiet"
      pending={pending}
      pendingLabel="Saving..."
      className={className}
      onClick={(event) => void save(event.currentTarget.form)}
    >
      Save as Template
    </Button>
  )
}
