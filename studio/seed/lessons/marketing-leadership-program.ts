import {board} from './marketing-leadership-program/board.ts'
import {firstSteps} from './marketing-leadership-program/first-steps.ts'
import {people} from './marketing-leadership-program/people.ts'
import {plans} from './marketing-leadership-program/plans.ts'
import type {SectionSeed} from './types.ts'

export const marketingLeadershipProgramOutline: SectionSeed[] = [firstSteps, ...plans, ...people, ...board]
