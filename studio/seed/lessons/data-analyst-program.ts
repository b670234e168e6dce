import {charts, experiments, statistics} from './data-analyst-program/reasoning.ts'
import {capstone, writing} from './data-analyst-program/reports.ts'
import {python, spreadsheets, sql} from './data-analyst-program/tools.ts'
import {week} from './data-analyst-program/week.ts'
import type {SectionSeed} from './types.ts'

export const dataAnalystProgramOutline: SectionSeed[] = [
  week,
  spreadsheets,
  sql,
  python,
  statistics,
  experiments,
  charts,
  writing,
  capstone,
]
