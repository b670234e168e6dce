import {formatCents} from '@lectern/domain/money'
import {comparedWith} from '~/ui/content/compared-with'
import type {DayFigures} from './load-dashboard'

/** The figures of a day that are shown. */
export type FigureName = Exclude<keyof DayFigures, 'day'>

/** How a figure is shown: its name, whether it is money, and whether its days are added up or averaged. */
export interface FigureDefinition {
  name: string
  money: boolean
  /** of a period: the sum of its days, or their average (a learner who comes every day is one learner) */
  of: 'sum' | 'average'
}

export const FIGURES: Readonly<Record<FigureName, FigureDefinition>> = {
  revenueCents: {name: 'Revenue', money: true, of: 'sum'},
  orders: {name: 'Orders', money: false, of: 'sum'},
  refundedCents: {name: 'Refunded', money: true, of: 'sum'},
  refunds: {name: 'Refunds', money: false, of: 'sum'},
  newLearners: {name: 'New learners', money: false, of: 'sum'},
  activeLearners: {name: 'Active learners a day', money: false, of: 'average'},
  coursesBegun: {name: 'Courses begun', money: false, of: 'sum'},
  coursesFinished: {name: 'Courses finished', money: false, of: 'sum'},
}

/** A figure of a period. */
export function totalOf(figure: FigureName, days: readonly DayFigures[]): number {
  const sum = days.reduce((total, day) => total + day[figure], 0)
  return FIGURES[figure].of === 'sum' || days.length === 0 ? sum : sum / days.length
}

/** Formats a figure: `$1,234.50`, `1,234`, and an average with one decimal. */
export function formatFigure(figure: FigureName, value: number): string {
  const {money, of} = FIGURES[figure]
  if (money) return formatCents(value)
  return value.toLocaleString('en-US', {maximumFractionDigits: of === 'average' ? 1 : 0})
}

/** What has become of a figure since the period before, in words. */
export function comparison(figure: FigureName, now: number, before: number): string {
  return comparedWith(before, now, (value) => formatFigure(figure, value))
}
