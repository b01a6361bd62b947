export type { Role, SessionUser } from './session-user.ts'
