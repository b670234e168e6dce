import {Link} from 'react-router-dom'

/** Links to the documents that buyers and new users agree to, for the end of a sentence. */
export function TermsLinks() {
  return (
    <>
      <Link to="/terms" className="link">
        Terms of Service
      </Link>{' '}
      and{' '}
      <Link to="/privacy" className="link">
        Privacy Policy
      </Link>
    </>
  )
}
