export const fetchCreateDiscountAction = async () => (await import('./discount-actions')).createDiscountAction
export const fetchEndDiscountAction = async () => (await import('./discount-actions')).endDiscountAction
