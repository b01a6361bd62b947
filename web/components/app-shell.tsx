import { Outlet } from 'react-router'

export const AppShell = () => <Outlet />
