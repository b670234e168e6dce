import {ActionForm} from '~/lib/forms/action-form'
import {SubmitButton} from '~/lib/forms/submit-button'
import {pluralize} from '~/ui/content/pluralize'

/** The id of the form, by which rows find what went wrong with them; and its intent. */
export const RETRY_MAILS = 'retryMails'

/** Tries the chosen mails again. */
export function RetryMails({mailIds}: {mailIds: readonly string[]}) {
  return (
    <ActionForm formId={RETRY_MAILS} intent="retryMails" actions={() => import('./actions')} revalidate>
      {mailIds.map((id, index) => (
        <input key={id} type="hidden" name={`mailIds[${index}]`} value={id} />
      ))}
      <SubmitButton variant="secondary" size="sm" pendingLabel="Trying...">
        {`Try ${pluralize(mailIds.length, 'mail')} again`}
      </SubmitButton>
    </ActionForm>
  )
}
