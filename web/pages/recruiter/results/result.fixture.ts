import type { ResultOpenAnswer, ResultQuestion, ResultRecord, ResultRecording } from '../../../api/results.ts'

export const aChoice = (facts: Partial<ResultQuestion> = {}): ResultQuestion => ({
  id: 'q1',
  question: 'What does `git fetch` do?',
  skill: 'Git',
  level: 2,
  source: 'bank',
  options: [
    { id: 'a', text: 'It downloads', why: 'It fetches and merges nothing.', isKey: true },
    { id: 'b', text: 'It uploads', why: 'That is git push.', isKey: false },
  ],
  answer: { option: 'a', at: '2026-11-20T10:01:00.000Z' },
  lateAnswer: null,
  isRight: true,
  ...facts,
})

export const aSpoken = (facts: Partial<ResultOpenAnswer> = {}): ResultOpenAnswer => ({
  _id: 'answer-1',
  state: 'uploaded',
  reason: null,
  late: false,
  counts: true,
  durationMs: 65_000,
  text: null,
  at: '2026-11-20T10:10:00.000Z',
  url: '/files/x/answer.wav',
  transcript: {
    state: 'done',
    transcriber: 'whisper',
    text: 'I write tests. And so on.',
    segments: [
      { startMs: 1000, endMs: 3000, text: 'I write tests.', doubtful: false },
      { startMs: 64_000, endMs: 65_000, text: 'And so on.', doubtful: true },
    ],
    error: null,
  },
  ...facts,
})

export const aRecording = (facts: Partial<ResultRecording> = {}): ResultRecording => ({
  _id: 'r1',
  device: 'camera',
  part: 1,
  type: 'video/webm',
  state: 'whole',
  incomplete: false,
  bytes: 1000,
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: '2026-11-20T10:10:00.000Z',
  url: '/files/y/camera.webm',
  ...facts,
})

export const aResult = (facts: Partial<ResultRecord> = {}): ResultRecord => ({
  _id: 's1',
  candidateId: 'c1',
  candidateName: 'Ada Berg',
  candidateEmail: 'ada@example.test',
  jobTitle: 'Gardener',
  kind: 'assessment',
  options: { kind: 'assessment', proctored: true, practice: false, camera: true, answers: 'voice', extraMinutes: 0 },
  status: 'completed',
  phase: 'completed',
  sentAt: '2026-11-19T09:00:00.000Z',
  expiresAt: '2026-11-26T09:00:00.000Z',
  startedAt: '2026-11-20T10:00:00.000Z',
  mcqCompletedAt: '2026-11-20T10:08:00.000Z',
  voiceStartedAt: '2026-11-20T10:08:00.000Z',
  completedAt: '2026-11-20T10:15:00.000Z',
  deadlines: { mcq: '2026-11-20T10:15:00.000Z', voice: '2026-11-20T10:23:00.000Z' },
  testScore: { score: 100, audioScore: 50, textScore: null, videoScore: null, combinedScore: 81 },
  waiting: false,
  countsLate: false,
  consent: { version: '2026-11', text: 'I agree.', allowedToShare: true, at: '2026-11-20T09:59:00.000Z' },
  questions: [aChoice()],
  voiceQuestions: [
    {
      id: 'v1',
      question: 'How do you test?',
      level: 1,
      source: 'bank',
      answers: [aSpoken()],
      points: [
        { id: 'p1', text: 'Tests come first', found: true, by: 'words', quote: 'I write tests.', startMs: 1000, endMs: 3000 },
        { id: 'p2', text: 'A backup is made', found: false, by: null, quote: null, startMs: null, endMs: null },
      ],
      score: 50,
    },
  ],
  recordings: [aRecording(), aRecording({ _id: 'r2', device: 'screen' })],
  events: [],
  violations: 0,
  rating: null,
  transcriber: { name: 'whisper', available: true },
  ...facts,
})
