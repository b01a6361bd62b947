import type { JobPayload } from '#src/contracts/jobs.ts'
import type { ErasedPeople, Leftovers, OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Actor, KnownPerson, PrivacyPorts } from './ports.ts'

/** The kind of job that finishes an erasure once the rows are gone. */
export const finishErasureJob = 'finish-erasure'

/** People whose rows go in one transaction: few, so that nobody else waits long for the next. */
const peopleAtOnce = 10

/** Candidates that open windows hear of together, so that a thousand deletions are no thousand reasons to read a list again. */

export interface EraseOptions {
  workspaceId: string
  personIds: string[]
  /** Null when nobody did: a period has ended. */
  by: Actor | null
  requestId?: string
  /** Asked again before their rows go, in the same transaction: whoever is not among those it resolves to stays. */
  stillWanted?(personIds: string[]): Promise<ReadonlySet<string>>
  details?: Record<string, string | number | boolean>
}

/** Lets every room delete what it keeps of these people, in the caller's transaction. */
export async function eraseEverywhere(rooms: OwnsPersonalData[], people: ErasedPeople): Promise<Required<Leftovers>> {
  const all: Required<Leftovers> = { files: [], mails: [], links: [] }
  for (const room of rooms) {
    const { files = [], mails = [], links = [] } = await room.erase(people)
    all.files.push(...files)
    all.mails.push(...mails)
    all.links.push(...links)
  }
  return all
}

/** All rows of these people. */
export const rowsOf = (workspaceId: string, people: Pick<KnownPerson, 'id' | 'resumes' | 'candidates'>[]): ErasedPeople => ({
  workspaceId,
  people: people.map(({ id }) => id),
  resumes: people.flatMap(({ resumes }) => resumes),
  candidates: people.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
})

/**
 * Erases people with everything that is kept of them. Each group goes whole or not at all; its files and mails follow as a job
 * that the same commit keeps. Resolves to the ids of the candidates that are gone. Whoever is held stays.
 */
export const erasePeople =
  (ports: PrivacyPorts) =>
  async ({ personIds, ...options }: EraseOptions): Promise<string[]> => {
    const gone: string[] = []
    for (let from = 0; from < personIds.length; from += peopleAtOnce)
      gone.push(...(await eraseGroup(ports, { ...options, personIds: personIds.slice(from, from + peopleAtOnce) })))
    return gone
  }

async function eraseGroup(ports: PrivacyPorts, options: EraseOptions): Promise<string[]> {
  const { erasureJournal, personDirectory, transaction } = ports
  const { workspaceId, personIds, stillWanted = async (ids) => new Set(ids) } = options
  const wanted = (await personDirectory.byIds(workspaceId, personIds)).filter(({ hold }) => !hold)
  if (wanted.length === 0) return []
  const known = erasureOf(rowsOf(workspaceId, wanted))
  const entries = [await erasureJournal.append(known)]
  const withdraw = () => Promise.all(entries.splice(0).map((id) => erasureJournal.withdraw(id).catch(() => {})))
  const gone = await transaction(async () => {
    // Another resume of theirs may have come, or a hold, since they were looked up.
    const stillHere = (await personDirectory.byIds(workspaceId, known.people)).filter(({ hold }) => !hold)
    const still = await stillWanted(stillHere.map(({ id }) => id))
    const free = stillHere.filter(({ id }) => still.has(id))
    const rows = rowsOf(workspaceId, free)
    if (free.length === 0) return rows
    // Written before the commit, like the first entry: at no time is somebody listed who stays, or not listed who goes.
    if (!isSame(erasureOf(rows), known)) entries.push(await erasureJournal.append(erasureOf(rows)))
    await eraseRows(ports, options, free)
    const candidates = free.flatMap((person) => person.candidates)
    const jobs = candidates.map(({ jobDescriptionId }) => jobDescriptionId)
    if (candidates.length > 0)
      ports.liveFeed.publish(workspaceId, { kind: 'candidates-removed', ids: candidates.map(({ id }) => id), jobs })
    return rows
  }).catch(async (error) => {
    // Should that fail as well, the next start finds out.
    await withdraw()
    throw error
  })
  if (gone.people.length > 0) entries.pop()
  await withdraw()
  return gone.candidates
}

const erasureOf = ({ people, resumes }: ErasedPeople) => ({ people, resumes })

const isSame = (one: { people: string[]; resumes: string[] }, other: { people: string[]; resumes: string[] }) =>
  JSON.stringify([one.people.toSorted(), one.resumes.toSorted()]) ===
  JSON.stringify([other.people.toSorted(), other.resumes.toSorted()])

async function eraseRows(
  { auditLog, clock, endedLinks, jobs, personalData }: PrivacyPorts,
  { workspaceId, by, requestId, details }: EraseOptions,
  people: KnownPerson[],
) {
  const { files, mails, links } = await eraseEverywhere(personalData, rowsOf(workspaceId, people))
  if (links.length > 0) await endedLinks.add(links, clock.now())
  await jobs.add({ kind: finishErasureJob, payload: { files, mails } })
  for (const { candidates } of people)
    for (const { id } of candidates)
      await auditLog.append({
        action: 'delete-candidate',
        actorId: by?.id ?? null,
        workspaceId,
        subject: { kind: 'candidate', id },
        requestId,
        details,
      })
}

/** What follows an erasure: files, kept mails, and the traces of deleted rows in the database's files. Safe to repeat. */
export const finishErasure =
  ({ fileStore, forgetMails, scrub }: PrivacyPorts) =>
  async ({ files, mails }: JobPayload<typeof finishErasureJob>): Promise<void> => {
    await Promise.all(files.map((key) => fileStore.delete(key)))
    await forgetMails(mails)
    await scrub()
  }
