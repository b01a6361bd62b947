import { Outlet } from 'react-router'

export const PublicShell = () => <Outlet />
