import { Link } from 'react-router'
import type { SessionUser } from '../state/session.ts'
import { LogoutButton } from './logout-button.tsx'

/** Who is signed in, and what is theirs. */
export const PersonPanel = ({ user, onClose }: { user: SessionUser; onClose: () => void }) => (
  <>
    <p className="strong text-strong text-2">{user.fullName}</p>
    <p className="small muted">{user.email}</p>
    <hr />
    <Link to="/dashboard/user" onClick={onClose}>
      Profile and password
    </Link>
    <Link to="/dashboard/help" onClick={onClose}>
      Help
    </Link>
    {user.isAdmin && (
      <Link to="/dashboard" onClick={onClose}>
        Workspace
      </Link>
    )}
    <hr />
    <LogoutButton />
  </>
)
