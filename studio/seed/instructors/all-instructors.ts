import type {InstructorSeed} from '../types.ts'
import {amaraOkafor} from './amara-okafor.ts'
import {danielReyes} from './daniel-reyes.ts'
import {ingridSolheim} from './ingrid-solheim.ts'
import {joonPark} from './joon-park.ts'
import {priyaRaman} from './priya-raman.ts'
import {tomasFerreira} from './tomas-ferreira.ts'

/** By number. The fifth has no testimonials yet and the sixth no courses, so that both can be seen. */
export const instructors: InstructorSeed[] = [
  amaraOkafor,
  danielReyes,
  ingridSolheim,
  tomasFerreira,
  priyaRaman,
  joonPark,
]
