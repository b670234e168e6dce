import {readTeam} from '@lectern/domain/teams/contracts'
import type {Member} from './load-team'
import {membersCsv} from './member-words'
import {call} from '~/lib/firebase/call'
import {downloadFile} from '~/ui/download-file'

/** Reads all members of a team, page by page, and lets the browser save how far each is. Throws CallFailure. */
export async function downloadProgress(teamId: string): Promise<void> {
  let page = await call(readTeam, {teamId, cursor: null})
  const {courses} = page
  const members: Member[] = [...page.members]
  while (page.next !== null) {
    page = await call(readTeam, {teamId, cursor: page.next})
    members.push(...page.members)
  }
  downloadFile('team.csv', 'text/csv', membersCsv(members, courses))
}
