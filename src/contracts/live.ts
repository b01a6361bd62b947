import { type Static, type TSchema, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from './contract.ts'
import { ApplicationRecord } from './jobportal/application-records.ts'
import { CandidateRecord } from './matching/records.ts'

/** `stored` means durable: the file survives a crash from here on. The last three are final. */
export const UploadState = oneOf(['received', 'stored', 'ranked', 'duplicate', 'rejected'])
export type UploadState = Static<typeof UploadState>

/** A colleague who looks at the same candidate right now. */
export const PresentPerson = t.Object({ _id: t.String(), fullName: t.String(), isWriting: t.Boolean() })
export type PresentPerson = Static<typeof PresentPerson>

/** What windows hear over /ws: frames are `{ event, data }`, and this is the data of each event. */
export const liveEvents = {
  /** A candidate was ranked for the first time, or an existing record changed. */
  apiResponseUpdated: CandidateRecord,
  /** One file of an upload moved on. `done` of `total` files have reached their last state. */
  uploadProgress: t.Object({
    batchId: t.String(),
    done: t.Number(),
    total: t.Number(),
    filename: t.String(),
    state: UploadState,
  }),
  /** Candidates of a job description moved, or its stages changed; `candidateId` is null when it is about all of them. */
  workflowUpdated: t.Object({ jobDescriptionId: t.String(), candidateId: orNull(t.String()) }),
  /** A saved job description was renamed or deleted. */
  jobDescriptionsUpdated: t.Object({ jobDescriptionId: t.String() }),
  /** Members, their roles or invitations changed. */
  teamChanged: t.Null(),
  /** People were merged, taken apart, or told from each other. */
  peopleUpdated: t.Object({ personIds: t.Array(t.String()) }),
  /** Candidates were deleted: whoever shows one of them says so. */
  candidatesRemoved: t.Object({ ids: t.Array(t.String()) }),
  assessmentUpdated: t.Object({ _id: t.String(), candidateId: t.String() }),
  /** To the company's windows. */
  applicationReceived: ApplicationRecord,
  /** To administrators. */
  accountsChanged: t.Null(),
  /** Who looks at a candidate. */
  presence: t.Object({ candidateId: t.String(), people: t.Array(PresentPerson) }),
  /** Something was told before this window could hear: what it shows must be read again. */
  missed: t.Null(),
} satisfies Record<string, TSchema>

export type LiveName = keyof typeof liveEvents

export type LiveData<Name extends LiveName> = Static<(typeof liveEvents)[Name]>

/** An event with its data, as whoever listens is given it. */
export type LiveFrame = { [Name in LiveName]: [event: Name, data: LiveData<Name>] }[LiveName]
