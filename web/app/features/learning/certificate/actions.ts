import * as contracts from '@lectern/domain/learning/contracts'
import {callAction} from '~/lib/forms/call-action'

/** Corrects the name on a certificate, which may have been corrected or revoked elsewhere. */
export const correctCertificateName = callAction({
  contract: contracts.correctCertificateName,
  done: ({name}) => ({
    title: 'Name corrected',
    description: `The certificate is in the name of ${name} now.`,
  }),
  failed: {
    title: 'Error',
    fallback: 'Failed to correct the name. Please try again.',
    reasons: {
      'unknown-certificate': 'This certificate no longer exists.',
      'already-corrected': 'The name has been corrected once already. Please write to us.',
      withdrawn: 'This certificate has been withdrawn.',
      'invalid-argument': 'Please enter the name for the certificate.',
    },
  },
  outdated: true,
})
