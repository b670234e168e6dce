import {editingSpeech} from './sound-for-podcasts-and-video/editing-speech.ts'
import {listening} from './sound-for-podcasts-and-video/listening.ts'
import {mixingAndDelivering} from './sound-for-podcasts-and-video/mixing-and-delivering.ts'
import {music} from './sound-for-podcasts-and-video/music.ts'
import {recording} from './sound-for-podcasts-and-video/recording.ts'
import {roomsAndMicrophones} from './sound-for-podcasts-and-video/rooms-and-microphones.ts'
import type {SectionSeed} from './types.ts'

export const soundForPodcastsAndVideoOutline: SectionSeed[] = [
  listening,
  roomsAndMicrophones,
  recording,
  editingSpeech,
  music,
  mixingAndDelivering,
]
