import {expect, test} from 'vitest'
import {CLAIM_STATES} from '@lectern/domain/gifts/gift'
import type {Claim} from '../gifts/claim.ts'
import {closedPurchaseOf, isTaken} from './seat.ts'
import type {Team} from './team.ts'

const purchase = {orderId: 'order', lineId: '1', bought: 5, givenBack: 0, returning: 0, used: 1}
const team = (isClosed: boolean) => ({purchases: {'order-1': {...purchase, isClosed}}}) as unknown as Team
const seat = (state: Claim['state']) => ({orderId: 'order', lineId: '1', state}) as Claim

test('an address can be invited whose seat was taken back, or given back with its purchase', () => {
  const free = (isClosed: boolean) => CLAIM_STATES.filter((state) => !isTaken(team(isClosed), seat(state)))
  expect(isTaken(team(false), undefined)).toBe(false)
  // A seat is given again whose money is the shop's after all.
  expect(free(false)).toEqual(['revoked'])
  expect(free(true)).toEqual(['revoked', 'refunded'])
})

test('a purchase that was given back counts its seat until that is invited anew', () => {
  const counts = (isClosed: boolean) =>
    CLAIM_STATES.filter((state) => closedPurchaseOf(team(isClosed), seat(state)))
  expect(counts(true)).toEqual(['refunded'])
  expect(counts(false)).toEqual([])
})
