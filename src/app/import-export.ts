import type { Accounts } from '#src/accounts/index.ts'
import type { BlindReview } from '#src/blindreview/index.ts'
import type { Hiring, HiringPorts } from '#src/hiring/index.ts'
import { createImportExport, type ImportExportPorts } from '#src/import-export/index.ts'
import type { Matching } from '#src/matching/index.ts'

type FromOthers = 'concealed' | 'exportRows' | 'factsOf' | 'keepProfiles' | 'quota' | 'savedJob' | 'stagesOf'

export type ImportExportOutside = Omit<ImportExportPorts, FromOthers> & Pick<HiringPorts, 'stages' | 'subjects'>

interface Others {
  accounts: Pick<Accounts, 'quota'>
  blindReview: Pick<BlindReview, 'candidates'>
  hiring: Pick<Hiring, 'startingStages'>
  matching: Pick<Matching, 'exportRows' | 'factsOf' | 'keepProfiles'>
}

export const buildImportExport = (ports: ImportExportOutside, { accounts, blindReview, hiring, matching }: Others) =>
  createImportExport({
    ...ports,
    quota: accounts.quota,
    keepProfiles: matching.keepProfiles,
    savedJob: ports.subjects.job,
    exportRows: matching.exportRows,
    factsOf: matching.factsOf,
    async concealed(workspaceId) {
      const veil = await blindReview.candidates.of(workspaceId)
      return veil && ((candidateId, record) => veil.answer(record, veil.person(candidateId)))
    },
    async stagesOf(jobId) {
      const stored = await ports.stages.ofJob(jobId)
      return stored.length > 0 ? stored : hiring.startingStages(jobId)
    },
  })
