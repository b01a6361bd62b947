import { Outlet } from 'react-router'

export const AdminShell = () => <Outlet />
