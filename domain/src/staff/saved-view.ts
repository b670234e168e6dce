/** As many views as somebody may have: their ids are the numbers below it, which the rules of Firestore hold. */
export const MAX_VIEWS = 20
export const MAX_VIEW_NAME = 60
/** In characters; an address with every filter set is far shorter. */
export const MAX_VIEW_ADDRESS = 500

/** The path of the collection with somebody's views. */
export const viewsPath = (uid: string) => `settings/${uid}/views`
