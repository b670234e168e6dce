import {expression} from './brand-strategy/expression.ts'
import {foundations} from './brand-strategy/foundations.ts'
import type {SectionSeed} from './types.ts'

export const brandStrategyOutline: SectionSeed[] = [...foundations, ...expression]
