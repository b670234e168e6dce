import {PROFILE_LABELS, type Profile, type ProfileField} from '@lectern/domain/teachers/profile'

/** Each field as its teacher reads it. */
export const profileLabels: Readonly<Record<ProfileField, string>> = {
  ...PROFILE_LABELS,
  teachingMethodology: 'How you teach',
}

/** A value of a profile as a text; of a list one entry a line. */
export function valueText(value: Profile[ProfileField]): string {
  return typeof value === 'string' ? value : value.join('\n')
}
