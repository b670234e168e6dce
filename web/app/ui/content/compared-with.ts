/** What has become of a figure since the period before, in words: `12% more than $1,100.00 before`. */
export function comparedWith(before: number, now: number, format: (value: number) => string): string {
  const earlier = format(before)
  if (format(now) === earlier) return now === 0 ? 'as before' : `as before, ${earlier}`
  if (before === 0) return `${earlier} before`
  const percent = Math.round((100 * (now - before)) / before)
  if (percent === 0) return `nearly as before, ${earlier}`
  const size = Math.abs(percent).toLocaleString('en-US')
  return `${size}% ${percent > 0 ? 'more' : 'less'} than ${earlier} before`
}
