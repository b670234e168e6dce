import {caseStudy} from './product-design-program/case-study.ts'
import {interfaceCraft} from './product-design-program/interface-craft.ts'
import {prototypes} from './product-design-program/prototypes.ts'
import {research} from './product-design-program/research.ts'
import {shipping} from './product-design-program/shipping.ts'
import {sketchingAndChoosing} from './product-design-program/sketching-and-choosing.ts'
import {testing} from './product-design-program/testing.ts'
import {whatProductDesignersDecide} from './product-design-program/what-product-designers-decide.ts'
import {fromNotesToProblems} from './product-design-program/from-notes-to-problems.ts'
import type {SectionSeed} from './types.ts'

export const productDesignProgramOutline: SectionSeed[] = [
  whatProductDesignersDecide,
  research,
  fromNotesToProblems,
  sketchingAndChoosing,
  prototypes,
  interfaceCraft,
  testing,
  shipping,
  caseStudy,
]
