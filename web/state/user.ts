import { useRevalidator } from 'react-router'
import { isNamed } from '../guard.ts'
import { useShellSession } from '../page-route.ts'
import type { SessionUser } from './session.ts'

/** The signed-in person in recruiter and admin pages; null while the record loads or cannot be read. */
export const useUser = (): SessionUser | null => {
  const recruiter = useShellSession('recruiter')
  const admin = useShellSession('admin')
  const session = recruiter ?? admin
  return session?.state === 'signedIn' ? session.user : null
}

/** Whether the person does the workspace's work: owners and recruiters do. Without a known person nothing is hidden. */
export const useMayChange = (): boolean => {
  const role = useUser()?.role
  return role === undefined || role === 'owner' || role === 'recruiter'
}

/** Whether the person sees only the jobs they are named on. */
export const useIsNamed = (): boolean => isNamed(useUser()?.role)

/** Whether the person may take data along as a file. */
export const useMayExport = useMayChange

/** Reads the user record and the page's data again, for example after a quota was used. */
export const useRefresh = (): (() => Promise<void>) => useRevalidator().revalidate
