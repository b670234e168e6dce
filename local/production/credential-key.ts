/**
 * Makes a key with which credentials are signed: `npm run credential-key`. docs/runbook.md (_A secret is changed_) says where its
 * halves go.
 */
import {makeCredentialKey} from './make-credential-key.ts'

const key = makeCredentialKey()
console.log(`CREDENTIAL_KEY, a secret of the functions:
${key.secret}

Its public half, which joins CREDENTIAL_OLD_KEYS when another key follows this one:
${key.public}`)
