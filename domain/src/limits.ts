/*
 * Limits of user input, defined only here: contracts, forms and inputs use them, and a test compares firestore.rules
 * with them. Lengths are in characters. Without zod, so that a page can use them before its forms are loaded.
 */

/** Single-line texts: a sender's name, a subject. */
export const MAX_LINE_LENGTH = 200
/** A message to support. */
export const MAX_MESSAGE_LENGTH = 10_000
/** The HTML of a newsletter. */
export const MAX_NEWSLETTER_LENGTH = 500_000
/** Its bytes in UTF-8, of which Firestore allows 1 MiB a document with all of its fields. */
export const MAX_NEWSLETTER_BYTES = 900_000
/** As many addresses as staff may choose for a newsletter, or leave out of one to everyone, one by one. */
export const MAX_NAMED_RECIPIENTS = 1_000
/** The longest address SMTP can carry (RFC 5321, 4.5.3.1.3: a path of 256 octets with its brackets). */
export const MAX_EMAIL_LENGTH = 254
/** A first or a last name; firestore.rules enforces the same. */
export const MAX_NAME_LENGTH = 100
/** Minimum password length, everywhere. */
export const MIN_PASSWORD_LENGTH = 6
/** Maximum password length: the sign-in service hashes at most this much. */
export const MAX_PASSWORD_LENGTH = 4096
/** The reason of a return; firestore.rules enforces the same. */
export const MAX_RETURN_REASON_LENGTH = 2000
/** What the giver of a course writes to whom they give it. */
export const MAX_GIFT_MESSAGE_LENGTH = 500
/** A note for one lesson; firestore.rules enforces the same. */
export const MAX_NOTE_LENGTH = 10_000
/** Why staff did something. */
export const MAX_STAFF_REASON_LENGTH = 500
/** The text of a review, and the teacher's answer to it. */
export const MAX_REVIEW_LENGTH = 3000
/** Why staff did something to an order, or what they noted about it. */
export const MAX_STAFF_NOTE_LENGTH = 2000

/** As many courses as somebody saves for later; of more, those saved first go. */
export const MAX_SAVED = 100

/** What an instructor does, in the line under their name; it must fit on a card. */
export const MAX_PROFESSION_LENGTH = 80
/** Where an instructor lives. */
export const MAX_LOCATION_LENGTH = 100
/** The short biography of an instructor. */
export const MAX_BIOGRAPHY_LENGTH = 400
/** How an instructor teaches. */
export const MAX_METHODOLOGY_LENGTH = 2000
/** As many entries as each list of an instructor's profile has, and as long as one is. */
export const MAX_PROFILE_ENTRIES = 20
export const MAX_PROFILE_ENTRY_LENGTH = 200

/** As much of what waits for staff is counted: for more they read `20+`. */
export const MOST_WAITING = 20
