import {Link} from 'react-router-dom'
import {useSavedCourses} from './saved-courses'
import {pluralize} from '~/ui/content/pluralize'

/** The way to the saved courses, once there are any. */
export function SavedLink() {
  const {length} = useSavedCourses()
  if (length === 0) return null
  return (
    <p className="mb-6">
      <Link to="/saved" className="link">
        {pluralize(length, 'course')} saved for later
      </Link>
    </p>
  )
}
