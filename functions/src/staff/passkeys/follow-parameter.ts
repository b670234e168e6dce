import {passkeysRequired} from '../../parameters.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {staffMember, staffMembers} from '../../staff-member.ts'

/** The uids of staff without a passkey of whom the rules do not yet ask what the parameter says. */
export async function findPasskeyNeeds(): Promise<string[]> {
  const {docs} = await staffMembers().where('needsPasskey', '==', !passkeysRequired()).get()
  return docs.filter((member) => !member.data().passkeys?.length).map(({id}) => id)
}

/** Has the rules ask of somebody for a passkey, or not, as the parameter says. */
export async function followParameter(uid: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await staffMember(uid)
    if (!snapshot.exists || snapshot.data()?.passkeys?.length) return
    write.update(snapshot.ref, {needsPasskey: passkeysRequired()}, unchanged(snapshot))
  })
}
