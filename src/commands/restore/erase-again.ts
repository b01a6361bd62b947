import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { databaseApplicationCandidates } from '#adapters/database/application-candidates.ts'
import { databaseApplications } from '#adapters/database/applications.ts'
import { databaseApplicationMails } from '#adapters/database/applying-mails.ts'
import { databaseApplicationRecords } from '#adapters/database/applying-records.ts'
import { databaseCompanies } from '#adapters/database/companies.ts'
import { databaseFiles } from '#adapters/database/files.ts'
import { databaseMailRegister } from '#adapters/database/mail-log.ts'
import { databaseNewerApplications } from '#adapters/database/newer-applications.ts'
import { type Database, openDatabase } from '#adapters/database/open.ts'
import { databasePersonalData } from '#adapters/database/privacy.ts'
import { databaseCandidateMails } from '#adapters/database/privacy-mails.ts'
import { databaseEndedLinks } from '#adapters/database/privacy-records.ts'
import { rowsToErase, separateSurvivors } from '#adapters/database/privacy-rows.ts'
import { databaseUsers } from '#adapters/database/users.ts'
import { databaseWorkspaces } from '#adapters/database/workspaces.ts'
import { mergedJournals, readJournal } from '#adapters/erasure-journal/file.ts'
import type { KeptPlaces } from '#adapters/kept-places.ts'
import { endingOf } from '#adapters/mailer/mail-names.ts'
import type { Application } from '#src/jobportal/index.ts'
import { eraseEverywhere } from '#src/privacy/erase-people.ts'
import type { RestoreOptions } from './restore-backup.ts'
import type { Unpacked } from './unpack.ts'

/** What was in the backup and had been erased since. */
export interface ErasedAgain {
  people: number
  accounts: number
  workspaces: number
  applications: number
}

interface EraseAgainOptions {
  /** The place that is restored into: its list of erasures counts, also when its database is replaced. */
  places: Pick<KeptPlaces, 'erasures'>
  /** Another list, such as the one of a folder that is no longer in its place. */
  erasures?: string
}

/** Erases anew, from an unpacked backup, what people had erased after it was taken. `found` hears what that was. */
export const eraseAgain =
  ({ places, erasures }: EraseAgainOptions, found: (erased: ErasedAgain) => void): RestoreOptions['eraseAgain'] =>
  async (unpacked) => {
    const folder = dirname(unpacked.database)
    const own = join(folder, 'own-erasures')
    await writeFile(own, (await places.erasures.read()) ?? '', { mode: 0o600 })
    const lists = [unpacked.erasures, own, erasures].filter((path) => path && existsSync(path)) as string[]
    const list = join(folder, 'all-erasures')
    await writeFile(list, await mergedJournals(lists), { mode: 0o600 })
    unpacked.erasures = list
    const entries = await readJournal(list)
    const all = (name: 'people' | 'resumes' | 'accounts' | 'workspaces' | 'applications') =>
      entries.flatMap((entry) => entry[name] ?? [])
    if (entries.length === 0) return found({ people: 0, accounts: 0, workspaces: 0, applications: 0 })
    // Makes it a database of this version, as the next start would.
    const database = openDatabase(unpacked.database)
    try {
      const people = await erasePeople(database, unpacked, all('people'), all('resumes'))
      const accounts = await eraseAccounts(database, unpacked, all('accounts'))
      const workspaces = await eraseWorkspaces(database, unpacked, all('workspaces'))
      const applications = await eraseApplications(database, unpacked, all('applications'))
      found({ people, accounts, workspaces, applications })
    } finally {
      database.close()
    }
  }

async function erasePeople(database: Database, unpacked: Unpacked, people: string[], resumes: string[]): Promise<number> {
  const rooms = databasePersonalData(database)
  await database.transaction(async () => separateSurvivors(database, people, resumes))
  const groups = await rowsToErase(database, people, resumes)
  for (const group of groups) {
    const { mails, links } = await database.transaction(() => eraseEverywhere(rooms, group))
    await databaseEndedLinks(database).add(links, new Date())
    dropMails(unpacked, mails)
  }
  return groups.reduce((sum, group) => sum + group.people.length, 0)
}

function dropMails(unpacked: Unpacked, ids: string[]) {
  const endings = new Set(ids.map(endingOf))
  unpacked.mails = unpacked.mails.filter(({ name }) => !endings.has(name.slice(name.indexOf('-'))))
}

async function eraseAccounts(database: Database, unpacked: Unpacked, ids: string[]): Promise<number> {
  const users = databaseUsers(database)
  const addresses = new Set<string>()
  for (const id of ids) {
    const account = await users.find(id)
    if (!account) continue
    addresses.add(account.email)
    await users.remove(id)
    await databaseMailRegister(database).forget(account.email)
  }
  if (addresses.size > 0) await dropMailsTo(unpacked, addresses)
  return addresses.size
}

async function dropMailsTo(unpacked: Unpacked, addresses: Set<string>) {
  const { default: PostalMime } = await import('postal-mime')
  const kept: Unpacked['mails'] = []
  for (const mail of unpacked.mails) {
    const bytes = await readFile(mail.path)
    const { to } = await PostalMime.parse(unpacked.openMail?.(mail.name, bytes) ?? bytes)
    if (!to?.some(({ address }) => addresses.has(address?.toLowerCase() ?? ''))) kept.push(mail)
  }
  unpacked.mails = kept
}

async function eraseApplications(database: Database, unpacked: Unpacked, ids: string[]): Promise<number> {
  const applications = databaseApplications(database)
  let count = 0
  for (const id of ids) {
    const application = await applications.find(id)
    if (!application) continue
    dropMails(unpacked, await removeApplication(database, application))
    count += 1
  }
  return count
}

/** Its rows, links and mails; files that no row names any more are not restored. Resolves to the ids of the mails. */
function removeApplication(database: Database, application: Application): Promise<string[]> {
  const { id, companyId, appliedAt, fileId, earlier, candidateId } = application
  const [records, mails] = [databaseApplicationRecords(database), databaseApplicationMails(database)]
  return database.transaction(async () => {
    await databaseEndedLinks(database).add(await records.linksOf(id), new Date())
    const company = await databaseCompanies(database).find(companyId)
    const dropped = await mails.drop(id)
    if (company) dropped.push(...(await mails.dropDigests(company.email, appliedAt)))
    const newer = await databaseNewerApplications(database).ofApplication(id)
    await databaseApplications(database).remove(id)
    const candidates = databaseApplicationCandidates(database)
    if (candidateId && (await candidates.ofCandidate(candidateId)).length === 0) {
      const rows = { workspaceId: companyId, people: [], resumes: [], candidates: [candidateId] }
      dropped.push(...(await eraseEverywhere(databasePersonalData(database), rows)).mails)
    }
    const files = [fileId, ...[...earlier, ...newer].map((sent) => sent.fileId)]
    const inUse = await candidates.filesOfResumes(files)
    for (const each of files) if (!inUse.has(each)) await databaseFiles(database).remove(companyId, each)
    return dropped
  })
}

async function eraseWorkspaces(database: Database, unpacked: Unpacked, ids: string[]): Promise<number> {
  const workspaces = databaseWorkspaces(database)
  let count = 0
  for (const id of ids) {
    if (!(await workspaces.find(id))) continue
    dropMails(unpacked, await databaseCandidateMails(database).dropOfWorkspace(id))
    await workspaces.remove(id)
    count += 1
  }
  return count
}
