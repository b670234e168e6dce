import {Link} from 'react-router-dom'

/** What one agrees to by buying and by opening an account: two links, for the end of a sentence. */
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
