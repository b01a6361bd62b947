import type { RankedVersion, Reason, Version } from '../people-ports.ts'
import { resumeFields } from '../reading/resume-fields.ts'
import { yearsInWords } from '../views.ts'
import type { FactChange } from './changes.ts'
import type { ShownDecision, ShownPair, Side } from './list-duplicates.ts'
import type { Comparable, PersonHistory } from './person-history.ts'
import { reasonInWords } from './reason-words.ts'

/** One resume of a person. */
export interface VersionRecord {
  /** Of the resume. */
  _id: string
  filename: string
  type: string
  /** ISO 8601. */
  receivedAt: string
  /** Null for somebody whose account is gone, and for the product itself. */
  receivedBy: string | null
  newest: boolean
  /** The merge that brought it here; null when it always was this person's. */
  mergeId: string | null
  name: string | null
  email: string | null
  phone: string | null
  designation: string | null
  experience: string | null
}

export interface RankedRecord {
  candidateId: string
  resumeId: string
  jobDescriptionId: { _id: string; title: string; deleted: boolean }
  percentage: number
  stage: string
  /** ISO 8601. */
  rankedAt: string
}

export interface PersonHistoryAnswer {
  _id: string
  name: string
  /** To be sent along with a merge: changes when somebody else merges this person meanwhile. */
  revision: string
  /** Newest first. */
  versions: VersionRecord[]
  /** Newest first. */
  ranked: RankedRecord[]
  merges: { _id: string; at: string; by: string | null; resumes: number }[]
  /** How many others may be the same person. */
  possible: number
  canChange: boolean
}

export interface VersionChangesAnswer {
  older: VersionRecord
  newer: VersionRecord
  facts: FactChange[]
  /** The visible text of both. */
  texts: { older: string; newer: string }
}

export type { FactChange } from './changes.ts'

/** One of two people who may be one. */
export interface SideRecord {
  _id: string
  revision: string
  name: string
  email: string | null
  phone: string | null
  designation: string | null
  companies: string[]
  degrees: string[]
  experience: string | null
  skills: string[]
  /** How many resumes there are; the newest of them follows. */
  versions: number
  newest: { _id: string; filename: string; receivedAt: string; receivedBy: string | null }
  ranked: RankedRecord[]
}

export interface PairRecord {
  _id: string
  /** In words, the most telling first. */
  reasons: { kind: string; text: string }[]
  /** How much speaks for it, from 0 to 100. */
  strength: number
  people: [SideRecord, SideRecord]
}

export interface DuplicatesAnswer {
  pairs: PairRecord[]
  total: number
  /** People who have not been looked at yet. */
  waiting: number
  canChange: boolean
}

export interface DecisionRecord {
  _id: string
  kind: 'merged' | 'distinct'
  at: string
  by: string | null
  names: [string, string]
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
