import {PERIODS, type Period} from '@lectern/domain/statistics/contracts'

const DEFAULT_PERIOD: Period = 30

/** The period that an address names as `?days=7`; 30 days when it names none. */
export function periodOf({searchParams}: URL): Period {
  return PERIODS.find((period) => String(period) === searchParams.get('days')) ?? DEFAULT_PERIOD
}

/** The address of a screen with that period. */
export function periodPath(path: string, period: Period): string {
  return period === DEFAULT_PERIOD ? path : `${path}?days=${period}`
}
