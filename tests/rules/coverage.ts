import * as z from 'zod/mini'
import {PROJECT, rules} from './environment.ts'

const position = z.object({line: z.int(), column: z.int(), currentOffset: z.int(), endOffset: z.int()})
interface Expression {
  sourcePosition: z.infer<typeof position>
  values?: {value?: {boolValue?: boolean}; count?: number}[] | undefined
  children?: Expression[] | undefined
}
const expression: z.ZodMiniType<Expression> = z.object({
  sourcePosition: position,
  values: z.optional(
    z.array(
      z.object({
        value: z.optional(z.object({boolValue: z.optional(z.boolean())})),
        count: z.optional(z.int()),
      }),
    ),
  ),
  get children() {
    return z.optional(z.array(expression))
  },
})
const coverage = z.object({report: z.array(expression)})

export interface AllowCoverage {
  /** the text of the `allow` line */
  allow: string
  line: number
  /** the values its condition took; an error counts as denied */
  seen: Set<boolean>
}

/** How many `allow`s the rules have, wherever on a line they stand. */
export const allowCount = rules.replaceAll(/\/\/.*/g, '').match(/\ballow\s/g)?.length ?? 0

/** Every `allow` of the rules that begins a line, with the values of its condition since the rules were loaded. */
export async function allowCoverage(address: string): Promise<AllowCoverage[]> {
  const response = await fetch(`http://${address}/emulator/v1/projects/${PROJECT}:ruleCoverage`)
  const {report} = coverage.parse(await response.json())
  const lines = rules.split('\n')
  return lines.flatMap((text, index) => {
    if (!/^\s*allow\s/.test(text)) return []
    const line = index + 1
    const condition = report.find(({sourcePosition}) => sourcePosition.line === line)
    const seen = new Set<boolean>()
    for (const {value} of condition?.values ?? []) seen.add(value?.boolValue ?? false)
    return [{allow: text.trim(), line, seen}]
  })
}
