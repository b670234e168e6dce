import * as z from 'zod/mini'
import {clock} from '../services/clock.ts'
import {firebaseApp} from '../services/firestore.ts'

const TIMEOUT_MS = 5_000
const answerSchema = z.object({recordsCount: z.pipe(z.string(), z.transform(Number))})

/**
 * How many accounts there are, in one request. The Admin SDK can only list them all, page by page.
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/query
 */
export async function countAccounts(): Promise<number> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  const service = 'identitytoolkit.googleapis.com'
  const base = emulator ? `http://${emulator}/${service}` : `https://${service}`
  const response = await fetch(`${base}/v1/projects/${projectId()}/accounts:query`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${emulator ? 'owner' : await accessToken()}`,
    },
    body: JSON.stringify({returnUserInfo: false}),
    signal: clock.deadline(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Counting the accounts answered ${response.status}`)
  return answerSchema.parse(await response.json()).recordsCount
}

function projectId(): string {
  const id = firebaseApp().options.projectId ?? process.env['GCLOUD_PROJECT']
  if (!id) throw new Error('The project has no id in the environment.')
  return id
}

async function accessToken(): Promise<string> {
  const token = await firebaseApp().options.credential?.getAccessToken()
  if (!token) throw new Error('There are no credentials to count the accounts with.')
  return token.access_token
}
