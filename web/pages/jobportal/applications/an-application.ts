import type { ApplicationDetail, ApplicationRecord } from '../../../api/applications.ts'

/** A record for tests: somebody who does not exist, with what matters changed. */
export const anApplication = (facts: Partial<ApplicationRecord> = {}): ApplicationRecord => ({
  _id: 'a1',
  jobId: 'j1',
  candidateName: 'Ada Berg',
  candidateEmail: 'ada@example.test',
  candidatePhone: null,
  resumeFile: 'ada.pdf',
  appliedAt: '2026-03-02T09:00:00.000Z',
  updatedAt: null,
  status: 'New',
  match: { percentage: 62, confidence: 0.9, unreadable: null, isWaiting: false },
  found: ['Go'],
  missing: ['Kubernetes'],
  source: null,
  isWithdrawn: false,
  isAnswered: true,
  needsReview: false,
  hasCorrections: false,
  notes: 0,
  erasedAt: null,
  hold: null,
  asksDeletion: false,
  ...facts,
})

export const noMatch = { percentage: null, confidence: null, unreadable: null, isWaiting: false }

export const aDetail = (facts: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  ...anApplication(),
  jobTitle: 'Backend Developer',
  companyName: 'Lantern Works',
  answers: [],
  allowedToShare: false,
  consent: { version: '2026-11', at: '2026-03-02T09:00:00.000Z' },
  review: null,
  rejection: null,
  read: null,
  understood: null,
  analysis: null,
  shown: null,
  file: { url: '/files/x', filename: 'ada.pdf', type: 'pdf' },
  corrections: [],
  earlier: [],
  notesWritten: [],
  messages: [],
  answersComeHere: false,
  events: [],
  ...facts,
})
