import {auth} from '../services/auth.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'

const PROVIDERS: ReadonlySet<string> = new Set(['google.com', 'facebook.com'])

/**
 * Gives a profile without a picture the one of its Google or Facebook account, as the provider has named it. The account's own
 * `photoURL` is not used: anybody can set it to anything.
 */
export async function takePicture(uid: string): Promise<void> {
  await optimistically(async (write) => {
    const profile = await firestore().collection('profiles').doc(uid).get()
    if (!profile.exists || profile.get('avatarUrl')) return
    const {users} = await auth().getUsers([{uid}])
    const given = users
      .flatMap(({providerData}) => providerData)
      .filter(({providerId}) => PROVIDERS.has(providerId))
    const picture = given.find(({photoURL}) => photoURL?.startsWith('https://'))?.photoURL
    if (picture) write.update(profile.ref, {avatarUrl: picture}, unchanged(profile))
  })
}
