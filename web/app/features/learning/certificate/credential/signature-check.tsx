import {CircleAlert, FileCheck} from 'lucide-react'
import {useEffect, useState} from 'react'
import {Button} from '~/ui/button'
import {Spinner} from '~/ui/feedback/spinner'
import type {IssuedCertificate} from '../certificates'
import type {Verdict} from './verify-credential'

type State = 'checking' | Verdict | 'failed'

/** Verifies the signature of a certificate's credential in this browser, and says what came of it. */
export function SignatureCheck({certificate: {id, name, courseTitle}}: {certificate: IssuedCertificate}) {
  const [attempt, setAttempt] = useState(0)
  const key = `${attempt} ${id} ${name}`
  const [checked, setChecked] = useState<{key: string; state: State}>()
  const state = checked?.key === key ? checked.state : 'checking'

  useEffect(() => {
    let isCurrent = true
    const check = async (): Promise<State> => {
      try {
        const {loadFromSite, verifyCredential} = await import('./verify-credential')
        return await verifyCredential(id, {name, courseTitle}, loadFromSite)
      } catch (error) {
        console.error('The signature could not be checked.', error)
        return 'failed'
      }
    }
    void check().then((state) => isCurrent && setChecked({key, state}))
    return () => {
      isCurrent = false
    }
  }, [id, name, courseTitle, key])

  return (
    <output className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {state === 'checking' && (
        <>
          <Spinner />
          <span className="text-ink-soft">Your browser is checking the signature.</span>
        </>
      )}
      {state === 'verified' && (
        <span className="flex items-start gap-2 text-success-ink">
          <FileCheck aria-hidden className="mt-px size-4.5 shrink-0" />
          Your browser has verified the signature: we have signed it, nobody has changed it, and it is not
          withdrawn.
        </span>
      )}
      {state === 'failed' && (
        <>
          <span className="text-ink-soft">The signature could not be checked just now.</span>
          <Button variant="secondary" size="sm" onClick={() => setAttempt((before) => before + 1)}>
            Try again
          </Button>
        </>
      )}
      {(state === 'refused' || state === 'withdrawn') && (
        <span className="flex items-start gap-2 text-danger-ink">
          <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0" />
          {state === 'refused'
            ? 'The signature does not belong to what this page says. Do not rely on it, and please write to us.'
            : 'The signed credential has been withdrawn. Load the page again to see what is true now.'}
        </span>
      )}
    </output>
  )
}
