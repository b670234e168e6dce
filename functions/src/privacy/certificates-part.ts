import {certificates, writeCertificateChange} from '../certificates/certificate.ts'
import {readEvery, toJson, writeEach, type PersonalDataPart} from './part.ts'
import {clock} from '../services/clock.ts'

const ofPerson = (uid: string) => readEvery(certificates().where('userId', '==', uid))

/** Certificates are withdrawn and lose their name: whoever has the address sees that there was one, and of whom no more. */
export const certificatesPart: PersonalDataPart = {
  name: 'certificates',
  collections: ['certificates'],
  async read({uid}) {
    return (await ofPerson(uid)).map((snapshot) => toJson(snapshot))
  },
  async erase({uid}) {
    await writeEach(await ofPerson(uid), (write, snapshot) => {
      const withdrawnAt = snapshot.data().withdrawnAt ?? clock.now()
      writeCertificateChange(write, snapshot, {userId: '', name: '', withdrawnAt})
    })
  },
}
