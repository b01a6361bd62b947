import { Outlet } from 'react-router'

export const JobPortalShell = () => <Outlet />
