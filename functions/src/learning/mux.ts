import {muxPrivateKey, muxSigningKey} from '../parameters.ts'
import {memoize} from '../services/memoize.ts'

/** How long a video can be watched before its lesson has to be opened again. */
const VALID_FOR = '6h'

/** Whether Mux's keys are set, so that its videos can be played. */
export function isMuxConfigured(): boolean {
  return muxSigningKey.value() !== ''
}

const client = memoize(async () => {
  const {default: Mux} = await import('@mux/mux-node')
  return new Mux({jwtSigningKey: muxSigningKey.value(), jwtPrivateKey: muxPrivateKey.value()})
})

/** A token with which one video of Mux can be played; signed here, without asking Mux. */
export async function signPlayback(playbackId: string): Promise<string> {
  return (await client()).jwt.signPlaybackId(playbackId, {type: 'video', expiration: VALID_FOR})
}
