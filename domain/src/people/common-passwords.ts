/**
 * The hundred passwords of at least six characters that stand highest in published lists of leaked ones: whoever guesses tries
 * these first. Passwords never reach our functions, so the forms check them.
 */
const COMMON = new Set(
  `
  123456 123456789 12345678 1234567 1234567890 123123 123321 123123123 654321 987654321 0987654321 111111 11111111 1111111
  112233 121212 000000 00000000 222222 333333 555555 666666 777777 7777777 888888 88888888 999999 131313 159753 147258369
  696969 101010 123654 456789 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx
  q1w2e3r4 zxcvbn zxcvbnm asdfgh asdfghjkl asdf1234 azerty 123qwe password password1 password12 password123 passw0rd
  p@ssw0rd pass123 pass1234 abc123 abcd1234 abcdef abc12345 a123456 a1b2c3 aa123456 aaaaaa admin123 welcome welcome1
  letmein secret changeme default master trustno1 access internet computer iloveyou iloveyou1 sunshine princess monkey
  dragon football baseball soccer superman batman starwars pokemon charlie michael daniel jordan jessica ashley shadow
  `
    .trim()
    .split(/\s+/),
)

/** Whether a password is one of the commonest, in capital or small letters. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
