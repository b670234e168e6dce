import {reasoning} from './data-analyst-program/reasoning.ts'
import {capstone, showing} from './data-analyst-program/reports.ts'
import {python, spreadsheets, sql} from './data-analyst-program/tools.ts'
import {week} from './data-analyst-program/week.ts'
import type {SectionSeed} from './types.ts'

export const dataAnalystProgramOutline: SectionSeed[] = [
  week,
  spreadsheets,
  sql,
  python,
  reasoning,
  showing,
  capstone,
]
