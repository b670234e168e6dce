/** Of the people in the demo history. */
export const FIRST_NAMES = [
  'Aisha',
  'Alma',
  'Anton',
  'Beatriz',
  'Carlos',
  'Chiara',
  'Dana',
  'Elif',
  'Emeka',
  'Farah',
  'Felix',
  'Grace',
  'Hana',
  'Ines',
  'Jakub',
  'Jun',
  'Kofi',
  'Leila',
  'Linh',
  'Marta',
  'Mateo',
  'Mina',
  'Nadia',
  'Noor',
  'Olga',
  'Pablo',
  'Ravi',
  'Sofia',
  'Tariq',
  'Yuki',
] as const

export const LAST_NAMES = [
  'Adeyemi',
  'Andersson',
  'Bauer',
  'Castillo',
  'Demir',
  'Dubois',
  'Fischer',
  'Haddad',
  'Ivanova',
  'Jansen',
  'Kowalski',
  'Lindqvist',
  'Mbeki',
  'Moreau',
  'Nakamura',
  'Nguyen',
  'Okonkwo',
  'Patel',
  'Rossi',
  'Silva',
  'Tanaka',
  'Varga',
  'Weber',
  'Yilmaz',
] as const

export const RETURN_REASONS = [
  'It is a good course, and not what I need for my work right now.',
  'I expected more practice and less theory.',
  'I bought the wrong one: my colleague recommended another course.',
  'My employer pays for a course with the same contents.',
] as const

/** Why staff give a part back by themselves: a course, or an amount. */
export const REFUND_REASONS = {
  course: 'She has the same course from her employer.',
  amount: 'The offer began an hour after the purchase.',
} as const

/** What staff write to whoever has to keep a course. */
export const REJECTION_REASON =
  'More than half of the course was taken when you asked, so we cannot take it back.'
