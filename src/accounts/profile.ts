import type { Member, Profile } from './account.ts'
import { UserNotFound } from './errors.ts'
import { profileFields } from './fields.ts'
import type { Tools } from './tools.ts'

/** Someone as they and their administrators see them: with the workspace they act for. */
export async function memberOf({ users }: Pick<Tools, 'users'>, id: string): Promise<Member> {
  const member = await users.member(id)
  if (!member) throw new UserNotFound()
  return member
}

/** Saves what people may say about themselves; the address and everything that grants something stay as they are. */
export const updateProfile =
  (tools: Pick<Tools, 'transaction' | 'users'>) =>
  async (by: { id: string }, profile: Profile): Promise<Member> => {
    const fields = profileFields(profile)
    return tools.transaction(async () => {
      await memberOf(tools, by.id)
      await tools.users.update(by.id, fields)
      return memberOf(tools, by.id)
    })
  }
