import {reading} from './seo-that-lasts/reading.ts'
import {publishing} from './seo-that-lasts/publishing.ts'
import {upkeep} from './seo-that-lasts/upkeep.ts'
import type {SectionSeed} from './types.ts'

export const seoThatLastsOutline: SectionSeed[] = [...reading, ...publishing, ...upkeep]
