import * as z from 'zod/mini'
import {contract, line, requiredText} from '../contracts.ts'
import {
  MAX_BIOGRAPHY_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_METHODOLOGY_LENGTH,
  MAX_PROFESSION_LENGTH,
  MAX_PROFILE_ENTRIES,
  MAX_PROFILE_ENTRY_LENGTH,
} from '../limits.ts'
import {isOneLine} from '../text/text.ts'
import {isWebLink, MAX_WEB_LINK_LENGTH} from '../text/web-link.ts'
import {entriesOf, PROFILE_FIELDS, type Profile, type ProfileField} from './profile.ts'

const tooLong = (max: number) => `Please keep this under ${max.toLocaleString('en-US')} characters.`

/** A text, trimmed, that may be empty. */
const text = (max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, {error: tooLong(max)})), '')

/** The same, of a single line. */
const oneLine = (max: number) =>
  z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(max, {error: tooLong(max)}),
        z.refine(isOneLine, {error: 'Please write this in one line.'}),
      ),
    '',
  )

const entries = z
  .array(
    z.string().check(
      z.trim(),
      z.maxLength(MAX_PROFILE_ENTRY_LENGTH, {
        error: `Please keep each entry under ${MAX_PROFILE_ENTRY_LENGTH} characters.`,
      }),
      z.refine(isOneLine, {error: 'Please write each entry in one line.'}),
    ),
  )
  .check(
    z.maxLength(MAX_PROFILE_ENTRIES, {error: `Please list at most ${MAX_PROFILE_ENTRIES} entries.`}),
    z.refine((all) => new Set(all).size === all.length, {error: 'The same entry is listed twice.'}),
  )

/** A list, or what a form has of it: a text with one entry a line. */
const list = z.pipe(
  z._default(z.union([z.pipe(z.string(), z.transform(entriesOf)), z.array(z.string())]), []),
  entries,
)

const link = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(MAX_WEB_LINK_LENGTH, {error: 'Please enter a shorter address.'}),
    z.refine((address) => address === '' || isWebLink(address), {
      error: 'Please enter an address that begins with https://.',
    }),
  ),
  '',
)

/** What a teacher enters. */
const entered = {
  title: line('Please say what you do.', MAX_PROFESSION_LENGTH),
  location: oneLine(MAX_LOCATION_LENGTH),
  bio: requiredText('Please write one to three sentences about yourself.', MAX_BIOGRAPHY_LENGTH),
  experience: list,
  education: list,
  teachingMethodology: text(MAX_METHODOLOGY_LENGTH),
  goals: list,
  values: list,
  interests: list,
  linkedin: link,
  twitter: link,
  website: link,
} satisfies Record<ProfileField, z.ZodMiniType>

const texts = z.array(z.string())
/** What is stored, which editors may have written longer. */
const stored: z.ZodMiniType<Profile> = z.object({
  title: z.string(),
  location: z.string(),
  bio: z.string(),
  experience: texts,
  education: texts,
  teachingMethodology: z.string(),
  goals: texts,
  values: texts,
  interests: texts,
  linkedin: z.string(),
  twitter: z.string(),
  website: z.string(),
})

/** Which state of the profile a teacher has seen: they change no other. */
const version = z.string().check(z.minLength(1), z.maxLength(200))

/** The caller's page in the shop, as it is published, and as it is once an editor publishes what waits. */
export const teacherProfile = contract({
  name: 'teacherProfile',
  audience: 'teacher',
  input: z.object({}),
  output: z.object({
    /** null where they have no page at the moment */
    page: z.nullable(
      z.object({
        version,
        name: z.string(),
        /** of the page; null where it has no address */
        slug: z.nullable(z.string()),
        published: stored,
        /** as it is to be published: what waits, or the same */
        latest: stored,
        /** what the caller has changed and no editor has published */
        own: z.array(z.enum(PROFILE_FIELDS)),
        /** since when it waits, in ms since the epoch; null where nothing of the caller's does */
        since: z.nullable(z.int()),
      }),
    ),
  }),
  reasons: [] as const,
})

const reasons = [
  /** the content has no page of the caller's */
  'unknown-instructor',
  /** an editor, or the caller in another window, has changed it since */
  'profile-changed',
] as const

/** Changes the caller's profile. It is a draft until an editor publishes it. */
export const changeTeacherProfile = contract({
  name: 'changeTeacherProfile',
  audience: 'teacher',
  input: z.object({version, ...entered}),
  output: z.object({}),
  reasons,
})

/** Takes back what the caller has changed and no editor has published. */
export const takeBackProfileChanges = contract({
  name: 'takeBackProfileChanges',
  audience: 'teacher',
  input: z.object({version}),
  output: z.object({}),
  reasons,
})
