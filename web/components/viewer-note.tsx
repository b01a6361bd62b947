import { Link } from 'react-router'
import { useUser } from '../state/user.ts'

/** Says on every page why buttons are missing or refuse. */
export const ViewerNote = () => {
  const user = useUser()
  if (user?.role !== 'viewer') return null
  return (
    <p className="viewer-note">
      You are a viewer in “{user.workspace.name}”: you can look at everything and change nothing.{' '}
      <Link to="/dashboard/team">An owner</Link> can give you another role.
    </p>
  )
}
