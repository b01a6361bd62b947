import { mostPeople } from './constants.ts'
import { type KeptPerson, nameOf, type Person, roleOfGroups, roleOfOthers } from './directory.ts'
import { AlreadyHere, DirectoryFull, NotInDirectory, WrongScim } from './errors.ts'
import { asKept, type Directory, groupsOf, loadDirectory } from './load-directory.ts'
import type { DirectoryCaller, DirectoryPorts } from './ports.ts'
import { type Change, readAttributes } from './scim-patch.ts'
import { changedPerson, nobody, type WantedPerson } from './scim-person.ts'
import { settling } from './settling.ts'

/** Brings people into the workspace of a directory, changes them, turns them off and on, and removes them. */
export function keepPeople(ports: Pick<DirectoryPorts, 'accounts' | 'clock' | 'directoryRecords' | 'ids' | 'transaction'>) {
  const { accounts, clock, directoryRecords, ids, transaction } = ports

  const settled = settling(ports)

  const find = ({ people }: Directory, id: string): Person => {
    const person = people.find((each) => each.id === id)
    if (!person) throw new NotInDirectory('user')
    return person
  }

  return {
    async create(by: DirectoryCaller, body: Record<string, unknown>): Promise<Person> {
      const wanted = changedPerson(nobody, readAttributes(body), { isWhole: true })
      return transaction(async () => {
        const directory = await loadDirectory(ports, by.workspaceId)
        checkFree(directory, wanted, null)
        if (directory.people.length >= mostPeople)
          throw new DirectoryFull(`A workspace keeps ${mostPeople} people of a directory at most.`)
        const now = clock.now()
        const { isActive, ...said } = wanted
        const person: KeptPerson = {
          ...said,
          id: ids.id(),
          workspaceId: by.workspaceId,
          userId: null,
          isOff: !isActive,
          isMadeHere: false,
          role: roleOfOthers(directory.chosen),
          hasGroupRole: false,
          createdAt: now,
          changedAt: now,
        }
        await directoryRecords.putPerson(isActive ? await broughtIn(by, person) : person)
        return find(await loadDirectory(ports, by.workspaceId), person.id)
      })
    },

    /** `isWhole`: the changes are all there is to say. */
    async change(by: DirectoryCaller, id: string, changes: Change[], { isWhole }: { isWhole: boolean }): Promise<Person> {
      return settled(async () => {
        const directory = await loadDirectory(ports, by.workspaceId)
        const before = find(directory, id)
        const wanted = named(changedPerson(wantedOf(before, isWhole), changes, { isWhole }), before)
        checkFree(directory, wanted, before)
        const { isActive, ...said } = wanted
        const person = { ...asKept(before), ...said, changedAt: clock.now() }
        if (isActive && !before.isActive) {
          const role = roleWhenBack(directory, before)
          await directoryRecords.putPerson(await turnedOn(by, { ...person, role }, before))
        } else if (!isActive && (before.isActive || before.isMember)) {
          // Nothing of their name is changed with it: turning somebody off must always work.
          await turnOff(by, before)
          await directoryRecords.putPerson({ ...person, email: before.email, isOff: true })
        } else {
          if (before.isMember || before.isActive) await rename(by, before, person)
          await directoryRecords.putPerson(person)
        }
        const after = find(await loadDirectory(ports, by.workspaceId), id)
        const isOther = before.isMember !== after.isMember || before.email !== after.email
        const touched = isOther ? [before.userId, after.userId].filter((each) => each !== null) : []
        return { result: after, touched }
      })
    },

    async remove(by: DirectoryCaller, id: string): Promise<void> {
      return settled(async () => {
        const person = find(await loadDirectory(ports, by.workspaceId), id)
        await turnOff(by, person)
        await directoryRecords.removePerson(by.workspaceId, id)
        return { result: undefined, touched: person.userId ? [person.userId] : [] }
      })
    },
  }

  /** Somebody new here: with an account of their own that is in at once, or an invitation. */
  async function broughtIn(by: DirectoryCaller, person: KeptPerson): Promise<KeptPerson> {
    await accounts.requirePlan(by)
    const userId = await accounts.add(by, { email: person.email, fullName: nameOf(person), role: person.role })
    return { ...person, userId, isMadeHere: userId !== null, isOff: false }
  }

  /** Whoever was turned off comes back; whoever left by themselves, or was removed by hand, is asked. */
  async function turnedOn(by: DirectoryCaller, person: KeptPerson, before: Person): Promise<KeptPerson> {
    // A member who is not active is kept out by an administrator, and that is refused.
    const isTheirs = before.isMember || before.isOff
    if (before.userId === null || !isTheirs) return broughtIn(by, { ...person, userId: null })
    await accounts.requirePlan(by)
    await accounts.bringBack(by, before.userId, person.role)
    return { ...person, isOff: false }
  }

  async function turnOff(by: DirectoryCaller, person: Person) {
    if (person.isMember && person.userId) await accounts.takeOut(by, person.userId)
    else if (person.userId === null) await accounts.changeInvitation(by, person.email, null)
  }

  /** A directory names its people; whoever works elsewhere too, or has made their account themselves, keeps address and name. */
  async function rename(by: DirectoryCaller, before: Person, person: KeptPerson) {
    const isMoved = person.email !== before.email
    if (!before.isMember || before.userId === null) {
      if (!isMoved) return
      await accounts.changeInvitation(by, before.email, null)
      await accounts.invite(by, { email: person.email, fullName: nameOf(person), role: person.role })
      return
    }
    const isOurs = before.isMadeHere && (await accounts.isOnlyHere(by.workspaceId, before.userId))
    if (isMoved && !isOurs)
      throw new WrongScim(
        'mutability',
        'The address of this person cannot be changed by the directory: the account is their own.',
      )
    if (isOurs && (isMoved || nameOf(person) !== nameOf(before)))
      await accounts.rename(by, before.userId, { email: person.email, fullName: nameOf(person) })
  }
}

/** What the directory has said so far; a whole resource begins anew, but for what it need not say. */
const wantedOf = ({ userName, externalId, givenName, familyName, displayName, email, isActive }: Person, isWhole: boolean) => {
  const said: WantedPerson = { userName, externalId, givenName, familyName, displayName, email, isActive }
  return isWhole ? { ...said, externalId: null, givenName: '', familyName: '', displayName: '' } : said
}

/** Where a directory says no name any more, the one they had stays. */
const named = (wanted: WantedPerson, { displayName, givenName, familyName }: Person): WantedPerson =>
  wanted.displayName || wanted.givenName || wanted.familyName ? wanted : { ...wanted, displayName, givenName, familyName }

function checkFree({ people }: Directory, { userName, email, externalId }: WantedPerson, own: Person | null) {
  const name = userName.toLowerCase()
  for (const other of people) {
    if (other.id === own?.id) continue
    if (other.userName.toLowerCase() === name || other.email === email)
      throw new AlreadyHere('Somebody with this userName or address is in the workspace already.')
    if (externalId !== null && other.externalId === externalId)
      throw new AlreadyHere('Somebody with this externalId is in the workspace already.')
  }
}

function roleWhenBack(directory: Directory, person: Person) {
  const names = groupsOf(directory, person).map(({ displayName }) => displayName)
  return roleOfGroups(directory.chosen, names) ?? (person.hasGroupRole ? roleOfOthers(directory.chosen) : person.role)
}
