import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { ShownDocument } from '#src/contracts/matching/evidence-records.ts'
import { Match } from '#src/contracts/matching/match-records.ts'
import { ReadingView } from '#src/contracts/matching/reading-records.ts'
import { applicationStatuses } from '#src/jobportal/constants.ts'
import { purposes } from '#src/shared/constants.ts'
import { CorrectionSubject } from './words.ts'

/** How an application matches its job. */
export const MatchSummary = t.Object({
  /** Null while it is being read, and for a resume that a person has to read. */
  percentage: orNull(t.Number()),
  /** From 0 to 1; null like the percentage. */
  confidence: orNull(t.Number()),
  /** Why the file could not be read, in a sentence: it 'needs a person'. Null when it could, or while it is being read. */
  unreadable: orNull(t.String()),
  /** True until the engine has read it. */
  isWaiting: t.Boolean(),
})
export type MatchSummary = Static<typeof MatchSummary>

/** An application in lists. */
export const ApplicationRecord = t.Object({
  _id: t.String(),
  jobId: t.String(),
  candidateName: t.String(),
  candidateEmail: t.String(),
  /** Set while blind review hides who they are: the name is a stand-in and the file cannot be opened. */
  blindReview: t.Optional(t.Literal(true)),
  candidatePhone: orNull(t.String()),
  /** The name that the applicant's file had. */
  resumeFile: t.String(),
  appliedAt: t.String(),
  updatedAt: orNull(t.String()),
  status: oneOf(applicationStatuses),
  match: MatchSummary,
  /** Labels of what the job asks for, found and not found; must-haves first. */
  found: t.Array(t.String()),
  missing: t.Array(t.String()),
  /** Which link brought them; null without. */
  source: orNull(t.String()),
  isWithdrawn: t.Boolean(),
  /** The company has written to them. */
  isAnswered: t.Boolean(),
  /** They asked that a person looks at it, and nobody has said so yet. */
  needsReview: t.Boolean(),
  hasCorrections: t.Boolean(),
  notes: t.Number(),
  /** ISO 8601: the night in which it is erased if nothing happens; null without a period, and while a hold keeps it. */
  erasedAt: orNull(t.String()),
  /** Why it must stay for now. */
  hold: orNull(t.Object({ reason: t.String(), heldBy: t.String(), heldAt: t.String() })),
  /** Its applicant wanted it deleted while a hold kept it. */
  asksDeletion: t.Boolean(),
})
export type ApplicationRecord = Static<typeof ApplicationRecord>

/** The answer to one of the job's own questions. The question stays with it, in the words it was asked in. */
export const Answer = t.Object({ questionId: t.String(), question: t.String(), answer: t.String() })
export type Answer = Static<typeof Answer>

/** The same for the company: with a mark where it wanted to be shown this answer, and the way to the file of one that is a file. */
export const ShownAnswer = t.Object({
  ...Answer.properties,
  flagged: t.Optional(t.Literal(true)),
  url: t.Optional(t.String()),
})
export type ShownAnswer = Static<typeof ShownAnswer>

/** What was read from a resume, as plain values; what it does not say is null or empty. */
export const ReadFields = t.Object({
  name: orNull(t.String()),
  email: orNull(t.String()),
  phone: orNull(t.String()),
  titles: t.Array(t.String()),
  degrees: t.Array(t.String()),
  skills: t.Array(t.String()),
  companies: t.Array(t.String()),
  /** Whole years, rounded down. */
  years: orNull(t.Number()),
})
export type ReadFields = Static<typeof ReadFields>

/** What an applicant says about something that was read from their resume. */
export const Correction = t.Object({
  id: t.String(),
  at: t.String(),
  /** What it is about: name, phone, skills, titles, experience, degrees, or something else. */
  about: CorrectionSubject,
  /** `missing` adds something, `wrong` says that something is not so. */
  kind: oneOf(['missing', 'wrong']),
  /** The value in question, such as a skill. */
  value: t.String(),
  /** In their own words; '' for none. */
  comment: t.String(),
  /** For a missing skill: where the resume says so, found in its visible text. Then it counts like any other; null otherwise. */
  quote: orNull(t.Object({ page: t.Number(), start: t.Number(), end: t.Number(), quote: t.String() })),
})
export type Correction = Static<typeof Correction>

/** Everything about one application, for its company. */
export const ApplicationDetail = t.Object({
  ...ApplicationRecord.properties,
  jobTitle: t.String(),
  /** As letters name it. */
  companyName: t.String(),
  answers: t.Array(ShownAnswer),
  allowedToShare: t.Boolean(),
  consent: t.Object({ version: t.String(), at: t.String() }),
  review: orNull(t.Object({ askedAt: t.String(), reason: orNull(t.String()), reviewedAt: orNull(t.String()) })),
  /** Why they were rejected, where they stood before, and until when that can be taken back; null for whoever is not rejected. */
  rejection: orNull(
    t.Object({ reason: orNull(t.String()), at: t.String(), from: oneOf(applicationStatuses), undoUntil: orNull(t.String()) }),
  ),
  read: orNull(ReadFields),
  /** How it was read; null while it was not, and for readings made before this was noted. */
  understood: orNull(ReadingView),
  /** With components, requirements and the quotes that earned every point; null when there is no percentage. */
  analysis: orNull(Match),
  /** The resume as it was read, with the places of the quotes; null when it was not. */
  shown: orNull(ShownDocument),
  /** A same-origin link to the file that works for five minutes. */
  file: t.Object({ url: t.String(), filename: t.String(), type: oneOf(['pdf', 'docx', 'doc']) }),
  corrections: t.Array(Correction),
  /** What they sent before they applied again, newest first. */
  earlier: t.Array(t.Object({ resumeFile: t.String(), appliedAt: t.String(), url: t.String(), answers: t.Array(ShownAnswer) })),
  notesWritten: t.Array(
    t.Object({
      _id: t.String(),
      text: t.String(),
      writtenBy: t.String(),
      createdAt: t.String(),
      /** Written by a recruiter on the page of the candidate: it is changed there only. */
      isRecruiters: t.Optional(t.Literal(true)),
    }),
  ),
  messages: t.Array(
    t.Object({
      _id: t.String(),
      subject: t.String(),
      body: t.String(),
      sentBy: t.String(),
      createdAt: t.String(),
      state: oneOf(['received', 'queued', 'sent', 'failed', 'held', 'cancelled']),
    }),
  ),
  /** Whether answers to messages come here, and not to whoever wrote. */
  answersComeHere: t.Boolean(),
  events: t.Array(
    t.Object({
      at: t.String(),
      kind: oneOf([
        'status',
        'message',
        'evidence-opened',
        'withdrawn',
        'reviewed',
        'applied',
        'applied-again',
        'corrected',
        'review-asked',
        'read',
        'deletion-asked',
      ]),
      details: t.Record(t.String(), t.Union([t.String(), t.Number()])),
    }),
  ),
})
export type ApplicationDetail = Static<typeof ApplicationDetail>

/** What an applicant sees of their own application. */
export const ApplicantView = t.Object({
  job: t.Object({ title: t.String(), companyName: t.String(), location: t.String(), publicUrl: t.String(), isOpen: t.Boolean() }),
  name: t.String(),
  email: t.String(),
  phone: orNull(t.String()),
  appliedAt: t.String(),
  updatedAt: orNull(t.String()),
  status: oneOf(applicationStatuses),
  statusAt: t.String(),
  /** What the status means, in a sentence. */
  statusText: t.String(),
  isWithdrawn: t.Boolean(),
  resumeFile: t.String(),
  /** What was sent later with the same address and waits for their word, oldest first. */
  newer: t.Array(t.Object({ id: t.String(), sentAt: t.String(), name: t.String(), resumeFile: t.String() })),
  /** A same-origin link to their own file that works for five minutes. */
  fileUrl: t.String(),
  reading: oneOf(['unreadable', 'waiting', 'read']),
  unreadable: orNull(t.String()),
  read: orNull(ReadFields),
  /** How it was read, without a number; null as for the company. */
  understood: orNull(t.Omit(ReadingView, ['confidence'])),
  /** Everything that the job asks for and how far the resume shows it; without weights and without a percentage. */
  requirements: t.Array(
    t.Object({
      label: t.String(),
      must: t.Boolean(),
      /** True for what is done in the position: the sentence that tells of such work is shown, and nothing is asked for. */
      isDuty: t.Boolean(),
      state: oneOf(['missing', 'met', 'partly', 'unknown']),
      summary: t.String(),
      quotes: t.Array(
        t.Object({
          /** `document.text.slice(start, end)`, kept beside the offsets so that a quote can be shown without the document. */
          quote: t.String(),
          /** From 1. */
          page: t.Number(),
        }),
      ),
    }),
  ),
  /** Such as text that the file hides, which was left out. */
  warnings: t.Array(t.String()),
  /** How software was used, in sentences: what read it, what it computed, that no model decided, that a person decides. */
  software: t.Array(t.String()),
  answers: t.Array(Answer),
  /** What the company noted about them in fields that it shows them. */
  shownFields: t.Array(t.Object({ name: t.String(), value: t.String() })),
  corrections: t.Array(Correction),
  correctable: t.Array(CorrectionSubject),
  review: orNull(t.Object({ askedAt: t.String(), reason: orNull(t.String()), reviewedAt: orNull(t.String()) })),
  consent: t.Object({
    version: t.String(),
    /** The words of that version; null where the sender named a version that this server never had. */
    text: orNull(t.String()),
    at: t.String(),
    allowedToShare: t.Boolean(),
  }),
  /** For how long it is kept, as things stand. */
  keeping: t.Object({
    /** ISO 8601; null where no day can be named. */
    until: orNull(t.String()),
    text: t.String(),
    /** They wanted it deleted, and a person of the company looks at it. */
    isDeletionAsked: t.Boolean(),
  }),
  messages: t.Array(t.Object({ subject: t.String(), body: t.String(), sentBy: t.String(), at: t.String() })),
  events: t.Array(t.Object({ at: t.String(), text: t.String() })),
})
export type ApplicantView = Static<typeof ApplicantView>

/** What left the server about an application: where to and for what, never its words. */
export const ApplicantConnections = t.Object({
  connections: t.Array(
    t.Object({
      at: t.String(),
      purpose: oneOf(purposes),
      /** Host and port. */
      host: t.String(),
      bytes: t.Number(),
      /** SHA-256 of what was sent; null where it was not computed. */
      sha256: orNull(t.String()),
    }),
  ),
})
export type ApplicantConnections = Static<typeof ApplicantConnections>
