/** What teachers change of their page in the shop, which an editor publishes. No I/O. */

/** The fields of the `instructor` document that are a list of short entries. */
export const PROFILE_LISTS = ['experience', 'education', 'goals', 'values', 'interests'] as const
/** Its links, which stand in its `socialLinks`. */
export const PROFILE_LINKS = ['linkedin', 'twitter', 'website'] as const

export type ProfileList = (typeof PROFILE_LISTS)[number]
export type ProfileLink = (typeof PROFILE_LINKS)[number]

/** What a teacher changes, empty where there is nothing. */
export interface Profile extends Record<ProfileList, string[]>, Record<ProfileLink, string> {
  /** what they do */
  title: string
  location: string
  bio: string
  teachingMethodology: string
}
export type ProfileField = keyof Profile

/** Each field as the Studio names it, in the order of the form. */
export const PROFILE_LABELS: Readonly<Record<ProfileField, string>> = {
  title: 'Professional title',
  location: 'Location',
  bio: 'Short biography',
  experience: 'Experience',
  education: 'Education',
  teachingMethodology: 'How they teach',
  goals: 'Goals',
  values: 'Values',
  interests: 'Interests',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  website: 'Website',
}

export const PROFILE_FIELDS = Object.keys(PROFILE_LABELS) as readonly ProfileField[]

export const isProfileList = (field: ProfileField): field is ProfileList =>
  PROFILE_LISTS.some((list) => list === field)
export const isProfileLink = (field: ProfileField): field is ProfileLink =>
  PROFILE_LINKS.some((link) => link === field)

/** The entries of a list that is written with one a line. */
export function entriesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** The fields in which two profiles differ. */
export function differingFields(one: Profile, other: Profile): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => !isSameValue(one[field], other[field]))
}

export function isSameValue(one: string | readonly string[], other: string | readonly string[]): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}
