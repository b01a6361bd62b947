import { Link } from 'react-router'
import { isNamed } from '../guard.ts'
import { useUser } from '../state/user.ts'

/** Says on every page why buttons are missing or refuse. */
export const ViewerNote = () => {
  const user = useUser()
  if (isNamed(user?.role))
    return (
      <p className="viewer-note line-bottom surface-sunken text-strong small text-center pad-low">
        You are {user?.role === 'interviewer' ? 'an interviewer' : 'a hiring manager'} in “{user?.workspace.name}”: you see the
        jobs you are named on.
      </p>
    )
  if (user?.role !== 'viewer') return null
  return (
    <p className="viewer-note line-bottom surface-sunken text-strong small text-center pad-low">
      You are a viewer in “{user.workspace.name}”: you can look at everything and change nothing.{' '}
      <Link to="/dashboard/team">An owner</Link> can give you another role.
    </p>
  )
}
