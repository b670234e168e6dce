import {Link} from 'react-router-dom'

/** What an account without an address can do about it: Facebook gives none where somebody has signed up there by phone. */
export function NoAddress() {
  return (
    <p className="measure text-ink-soft">
      Your account has no email address: whom you sign in with has given us none. If you would like to add
      one, please{' '}
      <Link to="/contact" className="link">
        write to us
      </Link>
      .
    </p>
  )
}
