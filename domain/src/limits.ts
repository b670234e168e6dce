/*
 * The limits of what people may enter, each stated here and nowhere else: the contracts and forms check them, inputs are given
 * them, and a test holds firestore.rules to them. Lengths are in characters. Without zod, so that a page may know them before
 * its forms are used.
 */

/** A name as a sender of a message, a subject. */
export const MAX_LINE_LENGTH = 200
/** A message to the shop. */
export const MAX_MESSAGE_LENGTH = 10_000
/** The HTML of a newsletter. */
export const MAX_NEWSLETTER_LENGTH = 500_000
/** As many addresses as one newsletter is sent to. */
export const MAX_NEWSLETTER_RECIPIENTS = 100_000
/** The longest address SMTP can carry (RFC 5321, 4.5.3.1.3: a path of 256 octets with its brackets). */
export const MAX_EMAIL_LENGTH = 254
/** A first or a last name; firestore.rules holds to the same. */
export const MAX_NAME_LENGTH = 100
/** The shortest password, everywhere. */
export const MIN_PASSWORD_LENGTH = 6
/** The longest password: the sign-in service hashes at most this much. */
export const MAX_PASSWORD_LENGTH = 4096
/** Why somebody returns an order; firestore.rules holds to the same. */
export const MAX_RETURN_REASON_LENGTH = 2000
/** What a learner notes beside one lesson; firestore.rules holds to the same. */
export const MAX_NOTE_LENGTH = 10_000
