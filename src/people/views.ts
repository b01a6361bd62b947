import type {
  DecisionRecord,
  PairRecord,
  PersonHistoryAnswer,
  RankedRecord,
  SideRecord,
  VersionChangesAnswer,
  VersionRecord,
} from '#src/contracts/people/people-records.ts'
import { yearsInWords } from '#src/matching/index.ts'
import { resumeFields } from '#src/resume-engine/parsing/resume-fields.ts'
import type { ShownDecision, ShownPair, Side } from './list-duplicates.ts'
import type { Comparable, PersonHistory } from './person-history.ts'
import type { RankedVersion, Reason, Version } from './ports.ts'
import { reasonInWords } from './reason-words.ts'

export type * from '#src/contracts/people/people-records.ts'
export type { FactChange } from './changes.ts'

export interface DuplicatesAnswer {
  pairs: PairRecord[]
  total: number
  /** People who have not been looked at yet. */
  waiting: number
  canChange: boolean
}

export interface DecisionsAnswer {
  decisions: DecisionRecord[]
  total: number
  canChange: boolean
}

const mostSkills = 12
const mostRanked = 8

const versionRecord = (version: Version, newest: boolean, mergeId: string | null): VersionRecord => {
  const fields = resumeFields(version.facts, version.receivedOn)
  return {
    _id: version.id,
    filename: version.filename,
    type: version.type,
    receivedAt: version.receivedAt.toISOString(),
    receivedBy: version.receivedBy,
    newest,
    mergeId,
    name: fields.name,
    email: fields.email,
    phone: fields.mobileNumber,
    designation: fields.designation[0] ?? null,
    experience: fields.totalExperience === null ? null : yearsInWords(fields.totalExperience),
  }
}

const rankedRecord = (ranked: RankedVersion): RankedRecord => ({
  candidateId: ranked.candidateId,
  resumeId: ranked.resumeId,
  jobDescriptionId: { _id: ranked.jobDescriptionId, title: ranked.jobTitle, deleted: ranked.isJobDeleted },
  percentage: ranked.percentage,
  stage: ranked.stage,
  rankedAt: ranked.rankedAt.toISOString(),
})

const calledName = ({ facts, filename }: Version) => facts.name?.value ?? filename

export const historyAnswer = (
  { person, revision, versions, ranked, merges, possible }: PersonHistory,
  { canChange }: { canChange: boolean },
): PersonHistoryAnswer => ({
  _id: person.id,
  name: calledName(versions[0]!),
  revision,
  versions: versions.map((version, index) => {
    const merge = merges.findLast((each) => each.merged.includes(version.id))
    return versionRecord(version, index === 0, merge?.id ?? null)
  }),
  ranked: ranked.map(rankedRecord),
  merges: merges.map(({ id, at, byName, merged }) => ({ _id: id, at: at.toISOString(), by: byName, resumes: merged.length })),
  possible,
  canChange,
})

export const changesAnswer = ({ older, newer, facts }: Comparable): VersionChangesAnswer => ({
  older: versionRecord(older, false, null),
  newer: versionRecord(newer, false, null),
  facts,
  texts: { older: older.text, newer: newer.text },
})

const sideRecord = ({ person, revision, newest, versions, ranked }: Side): SideRecord => {
  const fields = resumeFields(newest.facts, newest.receivedOn)
  return {
    _id: person.id,
    revision,
    name: calledName(newest),
    email: fields.email,
    phone: fields.mobileNumber,
    designation: fields.designation[0] ?? null,
    companies: fields.companyNames,
    degrees: fields.degree,
    experience: fields.totalExperience === null ? null : yearsInWords(fields.totalExperience),
    skills: fields.skills.slice(0, mostSkills),
    versions,
    newest: {
      _id: newest.id,
      filename: newest.filename,
      receivedAt: newest.receivedAt.toISOString(),
      receivedBy: newest.receivedBy,
    },
    ranked: ranked.slice(0, mostRanked).map(rankedRecord),
  }
}

/** Who was here first stands first. */
export const pairRecord = ({ lowPersonId, highPersonId, strength, reasons, sides: [low, high] }: ShownPair): PairRecord => {
  const isTurned = high.person.createdAt < low.person.createdAt
  const inOrder = (reason: Reason): Reason => (isTurned ? { ...reason, left: reason.right, right: reason.left } : reason)
  return {
    _id: `${lowPersonId}.${highPersonId}`,
    strength: Math.round(strength / 10),
    reasons: reasons.map((reason) => ({ kind: reason.kind, text: reasonInWords(inOrder(reason)) })),
    people: isTurned ? [sideRecord(high), sideRecord(low)] : [sideRecord(low), sideRecord(high)],
  }
}

export const decisionRecord = ({ id, kind, at, byName, names }: ShownDecision): DecisionRecord => ({
  _id: id,
  kind,
  at: at.toISOString(),
  by: byName,
  names,
})
