import {DELETE_PHRASE, GRACE_DAYS} from '@lectern/domain/people/deletion'
import {useState} from 'react'
import {Link} from 'react-router-dom'
import {useUser} from '~/features/auth/user-context'
import {ActionForm} from '~/lib/forms/action-form'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {longDate} from '~/ui/content/dates'
import {Input} from '~/ui/form/input'
import {Card} from '~/ui/layout/card'

/**
 * What a learner can do with everything that is stored of them.
 * @param closesAt when the account is closed that is to be deleted, ms; null for any other
 */
export function OwnDataPanel({closesAt}: {closesAt: number | null}) {
  const {isStaff, isTeacher, isTeaching} = useUser()
  return (
    <>
      <Card className="grid justify-items-start gap-4">
        <h2 className="text-xl">Download your data</h2>
        <p className="measure text-ink-soft">
          Everything we store of you, as a JSON file: your profile and settings, orders and returns, courses,
          progress, notes, certificates and the mails we sent you.
        </p>
        <ActionForm formId="export-data" actions={() => import('./actions')} intent="exportOwnData">
          <FormError className="pb-4 empty:hidden" />
          <SubmitButton variant="secondary" pendingLabel="Collecting...">
            Download My Data
          </SubmitButton>
        </ActionForm>
      </Card>
      <Card className="grid justify-items-start gap-4">
        {closesAt !== null ? (
          <KeepAccount closesAt={closesAt} />
        ) : isStaff ? (
          <StaffAccount />
        ) : (
          <DeleteAccount hasTaught={isTeacher && !isTeaching} />
        )}
      </Card>
    </>
  )
}

function StaffAccount() {
  return (
    <>
      <h2 className="text-xl">Delete your account</h2>
      <p className="measure text-ink-soft">
        This is a staff account. An owner has to take the role from it before it can be deleted.
      </p>
    </>
  )
}

function KeepAccount({closesAt}: {closesAt: number}) {
  return (
    <>
      <h2 className="text-xl">Your account is to be deleted</h2>
      <p className="measure text-ink-soft">
        It will be closed on {longDate(closesAt)}. Until then you can keep it, with everything in it.
      </p>
      <ActionForm
        formId="keep-account"
        actions={() => import('./actions')}
        intent="keepOwnAccount"
        revalidate
      >
        <FormError className="pb-4 empty:hidden" />
        <SubmitButton pendingLabel="Keeping...">Keep My Account</SubmitButton>
      </ActionForm>
    </>
  )
}

/** @param hasTaught a former teacher, who may still be owed money */
function DeleteAccount({hasTaught}: {hasTaught: boolean}) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <h2 className="text-xl">Delete your account</h2>
      <p className="measure text-ink-soft">
        Your courses, progress, notes and certificates go with it. You have {GRACE_DAYS} days to change your
        mind: signing in keeps the account.
      </p>
      {hasTaught && (
        <p className="measure text-ink-soft">
          Your statements go with it, too. What you have earned is still paid to your account at Stripe; if
          you have none, connect one under{' '}
          <Link to="/teach/payouts" className="link">
            Earnings
          </Link>{' '}
          before.
        </p>
      )}
      <Button variant="destructive" onClick={() => setAsking(true)}>
        Delete My Account
      </Button>
      <FormDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete your account?"
        description={`We sign you out now, close the account in ${GRACE_DAYS} days and erase what belongs to it. Of your orders we keep what bookkeeping requires, without your name and address. Nothing is paid back by this.`}
        formId="delete-account"
        actions={() => import('./actions')}
        intent="deleteOwnAccount"
        isQuiet
        submitLabel="Delete Account"
        pendingLabel="Deleting..."
        variant="destructive"
      >
        <FormField name="confirmation" label={`To go on, type “${DELETE_PHRASE}”`}>
          {(control) => <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
        </FormField>
      </FormDialog>
    </>
  )
}
