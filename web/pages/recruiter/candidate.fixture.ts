import type { AnalysisData, CandidateRecord, ResumeData } from '../../api/matching.ts'

interface Wanted {
  id?: string
  filename?: string
  data?: Partial<ResumeData>
  analysis?: Partial<AnalysisData>
}

/** A record for tests: someone who does not exist, with what matters changed. */
export const aCandidate = ({ id = 'c1', filename = 'ada-berg.pdf', data, analysis }: Wanted = {}): CandidateRecord => ({
  _id: id,
  createdAt: '2026-03-02T09:00:00.000Z',
  resumeId: { _id: `resume-${id}`, filename },
  jobDescriptionId: { _id: 'job', title: 'Gardener' },
  matchingResult: [
    {
      'Resume Data': {
        name: 'Ada Berg',
        email: 'ada@example.test',
        mobile_number: null,
        'Job Title': 'Gardener',
        total_experience: '3 years',
        'Matching Percentage': 62,
        designation: ['Head Gardener'],
        degree: [],
        skills: ['Pruning'],
        company_names: [],
        ...data,
      },
      Analysis: {
        engine: 'deterministic',
        version: 'reading-1 scoring-1',
        referenceDay: '2026-03-02',
        confidence: 0.9,
        components: [
          {
            name: 'must-have skills',
            weight: 25,
            score: 0.8,
            summary: '4 of 5 required skills.',
            evidence: [{ page: 2, quote: 'Pruning', start: 10, end: 17 }],
          },
          { name: 'experience', weight: 15, score: 0.32, summary: '3 of 9 years.', evidence: [] },
          { name: 'degree', weight: 0, score: 0, summary: 'No degree is asked for.', evidence: [] },
        ],
        requirements: [],
        missingMusts: [],
        missing: ['Required skill: Beekeeping'],
        warnings: [],
        criteriaVersion: 1,
        currentCriteriaVersion: 1,
        model: 'none',
        reading: null,
        addedByModel: [],
        readByModel: [],
        ...analysis,
      },
    },
  ],
  assessmentSession: null,
  testScore: null,
  candidateConsent: { allowedToShare: false },
})
