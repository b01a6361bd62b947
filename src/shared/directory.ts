import type { Role } from './roles.ts'

/** For whom the directory of a customer does something: a key of it, or the owner who chooses roles. */
export interface DirectoryCaller {
  workspaceId: string
  actorId: string
  /** Who made the key: invitations go out in their name. */
  maker: { id: string; fullName: string }
  address: string
  userAgent: string
  requestId: string
}

/** Somebody whom a directory lets into a workspace. */
export interface NewPerson {
  email: string
  fullName: string
  role: Role
}
