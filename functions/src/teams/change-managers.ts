import {normalizeEmail} from '@lectern/domain/mail/email'
import {addManager as addContract, removeManager as removeContract} from '@lectern/domain/teams/contracts'
import {MAX_MANAGERS} from '@lectern/domain/teams/team'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {countingMailTo} from '../outbox/recipient-limits.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {managerMail} from './manager-mail.ts'
import {ownedTeam} from './team.ts'

/** When an owner lets somebody manage their team. */
export const addManager = callable(
  addContract,
  {limits: (_, {uid}) => [{name: 'team-manager', key: uid, max: 30, windowSeconds: 24 * 60 * 60}]},
  async ({teamId, email}, caller) => {
    const countMail = countingMailTo('team-manager-to')
    return optimistically(async (write) => {
      const {snapshot, team} = await ownedTeam(caller, teamId)
      const address = normalizeEmail(email)
      if (team.managers.includes(address)) throw new AppError('already-manager')
      if (team.managers.length >= MAX_MANAGERS) throw new AppError('too-many-managers')
      write.update(snapshot.ref, {managers: [...team.managers, address]}, unchanged(snapshot))
      await countMail(email)
      queueMail(write, outbox().doc().id, [email], managerMail, {teamId, address})
      return {}
    })
  },
)

/** When an owner ends that somebody manages their team: from the next call on they see nothing of it. */
export const removeManager = callable(removeContract, async ({teamId, email}, caller) =>
  optimistically(async (write) => {
    const {snapshot, team} = await ownedTeam(caller, teamId)
    const managers = team.managers.filter((address) => address !== normalizeEmail(email))
    write.update(snapshot.ref, {managers}, unchanged(snapshot))
    return {}
  }),
)
