import {afterward} from './presentations-that-hold-the-room/afterward.ts'
import {argument} from './presentations-that-hold-the-room/argument.ts'
import {openings} from './presentations-that-hold-the-room/openings.ts'
import {questions} from './presentations-that-hold-the-room/questions.ts'
import {rehearsal} from './presentations-that-hold-the-room/rehearsal.ts'
import {slides} from './presentations-that-hold-the-room/slides.ts'
import type {SectionSeed} from './types.ts'

export const presentationsThatHoldTheRoomOutline: SectionSeed[] = [
  afterward,
  argument,
  openings,
  slides,
  rehearsal,
  questions,
]
