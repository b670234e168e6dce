import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {describe, expect, test} from 'vitest'
import {adminEnvironment} from '../../../local/environment.ts'
import {root} from '../../../local/services.ts'
import {stack} from '../../stack.ts'
import {listPage} from '../newsletter/readers.ts'
import {accounts, read} from './back-office.ts'
import {refusal} from './callable.ts'
import {signIn, signUp, type Learner} from './learner.ts'

const PASSWORD = 'secret-1'

/** `npm run staff -- …`, for the stack of the tests. */
async function staff(...command: string[]): Promise<string> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [join(root, 'local', 'staff.ts'), ...command, '--project', stack.projectId],
    {env: {...process.env, ...adminEnvironment(stack.ports)}, timeout: 30_000},
  )
  return stdout
}

/** What a token says of its owner. */
const claimsOf = ({idToken}: Learner): unknown =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())

describe('the staff command', () => {
  test('gives an account the role, and takes it back', {tags: ['S6.01.02']}, async () => {
    const ada = await signUp()
    expect(claimsOf(ada)).not.toHaveProperty('role')
    expect(await refusal(listPage(ada))).toEqual({reason: 'not-staff'})

    expect(await staff('add', ada.email)).toContain(`${ada.email} is staff now`)
    expect(await staff('list')).toContain(ada.email)
    const asStaff = await signIn(ada.email, PASSWORD)
    expect(claimsOf(asStaff)).toMatchObject({role: 'staff'})
    await listPage(asStaff)
    expect(await read(`staff/${ada.uid}`)).toMatchObject({role: 'staff', email: ada.email})
    // Nothing that its owner may write holds it.
    expect(await read(`profiles/${ada.uid}`)).toBeNull()

    expect(await staff('remove', ada.email)).toContain(`${ada.email} is no longer staff`)
    expect((await accounts.getUser(ada.uid)).customClaims ?? {}).toEqual({})
    expect(await staff('list')).not.toContain(ada.email)
    expect(await read(`staff/${ada.uid}`)).toBeNull()
    // The token still says what it said, and nobody believes it.
    expect(await refusal(listPage(asStaff))).toEqual({reason: 'not-staff'})
    const again = await signIn(ada.email, PASSWORD)
    expect(await refusal(listPage(again))).toEqual({reason: 'not-staff'})
  })

  test('knows only accounts that are there', async () => {
    await expect(staff('add', 'nobody@example.com')).rejects.toThrow(/There is no account nobody@example.com/)
  })
})
