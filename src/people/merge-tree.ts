import type { ContactOfPerson, OpenMerge } from './ports.ts'

/** What goes when a merge is taken back. */
export interface Apart {
  /** Merges into the merged person: they stay as they are, now with that person. */
  subtree: OpenMerge[]
  /** Resumes that are the merged person's again. */
  back: string[]
}

interface Whole {
  /** Everybody in it, the kept one and those merged into them, oldest first. */
  people: readonly ContactOfPerson[]
  merges: readonly OpenMerge[]
  resumes: readonly ContactOfPerson[]
}

/**
 * Tells what leaves a person when one of the merges into them is taken back: what the merged one had then, and of what came
 * later what was sent under their email address or phone number, or one of somebody merged into them.
 */
export function takenApart(merge: OpenMerge, { people, merges, resumes }: Whole): Apart {
  const subtree = merges.filter((each) => each.id !== merge.id && leadsTo(merge.mergedId, each, merges))
  const leaving = new Set([merge.mergedId, ...subtree.map(({ mergedId }) => mergedId)])
  const known = new Set([...merge.kept, ...merge.merged])
  const above = pathUp(merge, merges)
  /** What others had who were merged elsewhere, or who kept somebody further up. */
  const ofOthers = new Set(
    merges
      .filter((each) => each.id !== merge.id && !subtree.includes(each))
      .flatMap((each) => (above.has(each.id) ? each.kept : each.merged)),
  )
  const had = new Set(merge.merged)
  const back = resumes.filter(({ id, email, phone }) => {
    if (had.has(id)) return true
    if (known.has(id) || ofOthers.has(id)) return false
    const owner = ownerOf({ email, phone }, people)
    return owner !== null && leaving.has(owner)
  })
  return { subtree, back: back.map(({ id }) => id) }
}

/** Whose resume one with this email address and phone number would have been. The address says more than the number. */
const ownerOf = ({ email, phone }: Omit<ContactOfPerson, 'id'>, people: readonly ContactOfPerson[]): string | null =>
  (people.find((each) => email !== null && each.email === email) ?? people.find((each) => phone !== null && each.phone === phone))
    ?.id ?? null

function leadsTo(personId: string, merge: OpenMerge, merges: readonly OpenMerge[]): boolean {
  if (merge.intoId === personId) return true
  const next = merges.find(({ mergedId }) => mergedId === merge.intoId)
  return next !== undefined && leadsTo(personId, next, merges)
}

/** Ids of the merges between the one that is taken back and the person who has the resumes. */
function pathUp(merge: OpenMerge, merges: readonly OpenMerge[]): Set<string> {
  const path = new Set<string>()
  for (let next = merges.find(({ mergedId }) => mergedId === merge.intoId); next; ) {
    path.add(next.id)
    const { intoId } = next
    next = merges.find(({ mergedId }) => mergedId === intoId)
  }
  return path
}
