import { WrongScim } from './errors.ts'
import { type Change, isObject } from './scim-patch.ts'
import { textOf } from './scim-person.ts'

/** What a directory says of a group, and may change. */
export interface WantedGroup {
  displayName: string
  externalId: string | null
  /** Ids of people. */
  members: ReadonlySet<string>
}

const mostMembers = 10_000

/** The ids in what a directory sends: one, or a list of objects with `value`. */
function idsIn(value: unknown): string[] {
  if (value === null || value === undefined) return []
  const list: unknown[] = Array.isArray(value) ? value : [value]
  if (list.length > mostMembers) throw new WrongScim('tooMany', `A group has ${mostMembers} members at most.`)
  return list.map((each) => {
    const id = isObject(each) ? each.value : each
    if (typeof id !== 'string' || id === '')
      throw new WrongScim('invalidValue', 'Members are objects with a value: the id of a user.')
    return id
  })
}

/** The ids that a path such as members[value eq "…"] means. */
function idsMeant({ which, value }: Change): string[] | null {
  if (which === null) return value === undefined || value === null ? null : idsIn(value)
  return which.map((condition) => {
    const { attribute, operator } = condition
    if (attribute !== 'value' || operator !== 'eq') throw new WrongScim('invalidPath', 'Members are named by value eq "id".')
    return String(condition.value)
  })
}

function changedMembers(before: ReadonlySet<string>, change: Change): ReadonlySet<string> {
  const { does, value } = change
  if (does === 'replace') return new Set(idsIn(value))
  if (does === 'add') return new Set([...before, ...idsIn(value)])
  const gone = idsMeant(change)
  return gone === null ? new Set() : new Set([...before].filter((id) => !gone.includes(id)))
}

/** The group as it is after these changes. */
export function changedGroup(before: WantedGroup, changes: readonly Change[], { isWhole }: { isWhole: boolean }): WantedGroup {
  let group = before
  for (const change of changes) {
    const { attribute, does } = change
    const value = does === 'remove' ? null : change.value
    if (attribute === 'displayname') group = { ...group, displayName: textOf('displayName', value) }
    else if (attribute === 'externalid') group = { ...group, externalId: textOf('externalId', value) || null }
    else if (attribute === 'members' || attribute === 'members.value')
      group = { ...group, members: changedMembers(group.members, change) }
    else if (!isWhole && attribute.split('.')[0] === 'meta')
      throw new WrongScim('mutability', `${attribute} is decided by the server.`)
  }
  if (group.displayName === '') throw new WrongScim('invalidValue', 'displayName is required.')
  return group
}
