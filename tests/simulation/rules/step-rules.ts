/** What `Invariants` looks at after each step. */
export const STEP_RULES = [
  'a gift is accepted once, or its money goes back',
  'every seat is free, used or given back, and counted once',
  'a seat gives its courses to who has accepted it, and nobody has two',
  'an order has one payment page',
  'no money without an order',
  'no course without a paid order or a grant',
  'orders go one way',
  'the amount of an order stays',
  'a course is sold at its price',
  'a bundle gives its courses that are sold',
  'no order ends while it can be paid',
  'no order gives back more than was paid',
  'an order is refunded where its money went back',
  'no return is rejected while its money goes back',
  'a limited code is held for half an hour, and once by each',
  'no code beyond its limit',
  'no mail twice',
  'a lower price is told once',
  'what is saved has a price that it has had',
  'who is removed from staff can do nothing from then on',
  'nothing tells of a person who is erased',
] as const

/** What somebody notices who takes part. */
export const ACTOR_RULES = [
  'nobody is charged another total than they saw',
  'nobody pays for a bundle that has lost a course since they saw it',
  'what the cart asks for can be paid',
  'no refund is refused for a dispute that is over',
  'no course that is saved is lost to another device',
] as const

export type StepRule = (typeof STEP_RULES)[number] | (typeof ACTOR_RULES)[number]
