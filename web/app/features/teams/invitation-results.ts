import type {Output} from '@lectern/domain/contracts'
import type {inviteMembers} from '@lectern/domain/teams/contracts'
import {createStore} from '~/ui/store'

/** What became of each line of a list of people. */
export type InvitedLines = Output<typeof inviteMembers>['lines']

/** Of the list that was sent last, and of which team. */
export const invitationResults = createStore<{teamId: string; lines: InvitedLines} | null>(null)
