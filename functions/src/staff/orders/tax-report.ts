import {taxReport as contract} from '@lectern/domain/orders/contracts'
import {monthsOf, taxRows} from '@lectern/domain/orders/tax-totals'
import {callable} from '../../callable.ts'
import {readTaxMonths} from '../../invoices/tax-totals.ts'

/** When staff looks what tax was collected in a quarter: three reads, however much was sold. */
export const taxReport = callable(contract, async ({quarter}) => ({
  rows: taxRows(await readTaxMonths(monthsOf(quarter))),
}))
