import { Outlet } from 'react-router'

export const AssessmentShell = () => <Outlet />
