import {ROLES, type Role} from '@lectern/domain/roles'
import {getApps, initializeApp} from 'firebase-admin/app'
import {getAuth, type UserRecord} from 'firebase-admin/auth'
import {getFirestore} from 'firebase-admin/firestore'
import {parseArgs} from 'node:util'
import {adminEnvironment} from './environment.ts'
import {parseOffset, portsAt} from './ports.ts'
import {setStaffMember} from './staff-member.ts'

const USAGE = `npm run staff -- add EMAIL       makes the account staff, here on the local stack
    --owner                      and an owner, who decides in the shop who is staff
npm run staff -- remove EMAIL    takes it back
npm run staff -- list            who is staff
    --offset 6000                on the stack of \`npm start -- --offset 6000\`
    --project ID                 in that Firebase project, with your own Google credentials, instead`

function giveUp(sentence: string): never {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

function readCommand() {
  try {
    const {values, positionals} = parseArgs({
      options: {
        project: {type: 'string'},
        offset: {type: 'string', default: '0'},
        owner: {type: 'boolean', default: false},
      },
      allowPositionals: true,
    })
    const environment = adminEnvironment(portsAt(parseOffset(values.offset)))
    return {
      project: values.project,
      role: values.owner ? 'owner' : 'staff',
      environment,
      command: positionals[0],
      email: positionals[1],
    } satisfies {role: Role} & Record<string, unknown>
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

const {project, role, environment, command, email} = readCommand()
if (!project) Object.assign(process.env, environment)
if (getApps().length === 0) initializeApp({projectId: project ?? environment['GCLOUD_PROJECT']})

async function findAccount(address: string | undefined): Promise<UserRecord> {
  if (!address) return giveUp(USAGE)
  try {
    return await getAuth().getUserByEmail(address)
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
    return giveUp(
      missing
        ? `There is no account ${address}: sign up first.`
        : `The accounts could not be reached${project ? '' : ': is `npm start` running?'} (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}

/** Everybody who is staff. */
async function listStaff(): Promise<string[]> {
  const {docs} = await getFirestore().collection('staff').where('role', 'in', ROLES).get()
  return docs.map((member) => {
    const email: unknown = member.get('email')
    return `${typeof email === 'string' ? email : member.id}${member.get('role') === 'owner' ? ' (owner)' : ''}`
  })
}

if (command === 'add' || command === 'remove') {
  const account = await findAccount(email)
  const given = command === 'add' ? role : null
  await setStaffMember({auth: getAuth(), firestore: getFirestore()}, account, given)
  console.log(`${account.email} is ${given === null ? 'no longer staff' : `${given} now`}.`)
} else if (command === 'list') {
  const staff = await listStaff()
  console.log(staff.length > 0 ? staff.join('\n') : 'Nobody is staff yet.')
} else {
  giveUp(USAGE)
}
