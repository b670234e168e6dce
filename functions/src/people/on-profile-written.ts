import {onDocumentWritten} from 'firebase-functions/v2/firestore'
import {runtime} from '../runtime.ts'
import {indexPerson} from './indexed-person.ts'

/** When a profile is made, changed or erased: the index of people says the same. */
export const onProfileWritten = onDocumentWritten(
  {...runtime, document: 'profiles/{uid}', retry: true},
  async ({params}) => {
    await indexPerson(params.uid)
  },
)
