import type {Output} from '@lectern/domain/contracts'
import {listTeams, readTeam} from '@lectern/domain/teams/contracts'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'

export type Teams = Output<typeof listTeams>
export type Team = Output<typeof readTeam>
export type Member = Team['members'][number]

/** The teams of somebody, and the one that is asked for, or the first; null where they have none of that id. Throws CallFailure. */
export async function loadTeams(
  wanted: string | null,
  cursor: string | null,
): Promise<Teams & {teamId: string | null; team: Team | null}> {
  const all = await call(listTeams, {})
  const teamId = wanted ?? all.teams[0]?.teamId ?? null
  return {...all, teamId, team: teamId === null ? null : await loadTeam(teamId, cursor)}
}

/** A team with a page of its members; null where the caller has none of this id. Throws CallFailure. */
async function loadTeam(teamId: string, cursor: string | null): Promise<Team | null> {
  try {
    return await call(readTeam, {teamId, cursor})
  } catch (error) {
    const reason = callReason(error)
    if (reason === 'unknown-team' || reason === 'invalid-argument') return null
    throw error
  }
}
