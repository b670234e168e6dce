export const fetchAddPasskeyAction = async () => (await import('./passkey-actions')).addPasskeyAction
export const fetchRemovePasskeyAction = async () => (await import('./passkey-actions')).removePasskeyAction
