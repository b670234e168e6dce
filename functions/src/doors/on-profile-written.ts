import {onDocumentWritten} from 'firebase-functions/v2/firestore'
import {runtime} from '../runtime.ts'

/** When a profile is made, changed or erased: the index of people says the same, and a new one gets its picture. */
export const onProfileWritten = onDocumentWritten(
  {...runtime, document: 'profiles/{uid}', retry: true},
  async ({params}) => {
    const [{indexPerson}, {takePicture}] = await Promise.all([
      import('../people/indexed-person.ts'),
      import('../people/profile-picture.ts'),
    ])
    await indexPerson(params.uid)
    await takePicture(params.uid)
  },
)
