import {evidence} from './marketing-measurement/evidence.ts'
import {decisions} from './marketing-measurement/decisions.ts'
import type {SectionSeed} from './types.ts'

export const marketingMeasurementOutline: SectionSeed[] = [...evidence, ...decisions]
