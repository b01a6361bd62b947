import type { Accounts } from '#src/accounts/index.ts'
import type { BlindReview } from '#src/blindreview/index.ts'
import type { CustomFields } from '#src/fields/index.ts'
import type { Hiring, HiringPorts } from '#src/hiring/index.ts'
import { createImportExport, type ImportExportPorts } from '#src/import-export/index.ts'
import type { Matching } from '#src/matching/index.ts'
import type { Talent } from '#src/talent/index.ts'

type FromOthers = 'concealed' | 'exportRows' | 'factsOf' | 'fieldTable' | 'keepProfiles' | 'quota' | 'savedJob' | 'stagesOf'

export type ImportExportOutside = Omit<ImportExportPorts, FromOthers> & Pick<HiringPorts, 'stages' | 'subjects'>

interface Others {
  accounts: Pick<Accounts, 'quota'>
  blindReview: Pick<BlindReview, 'candidates'>
  fields: Pick<CustomFields, 'tableOf'>
  hiring: Pick<Hiring, 'startingStages'>
  matching: Pick<Matching, 'keepProfiles'>
  talent: Pick<Talent, 'exportRows' | 'factsOf'>
}

export const buildImportExport = (
  ports: ImportExportOutside,
  { accounts, blindReview, fields, hiring, matching, talent }: Others,
) =>
  createImportExport({
    ...ports,
    quota: accounts.quota,
    keepProfiles: matching.keepProfiles,
    savedJob: ports.subjects.job,
    exportRows: talent.exportRows,
    factsOf: talent.factsOf,
    fieldTable: fields.tableOf,
    async concealed(workspaceId) {
      const veil = await blindReview.candidates.of(workspaceId)
      return veil && ((candidateId, record) => veil.answer(record, veil.person(candidateId)))
    },
    async stagesOf(jobId) {
      const stored = await ports.stages.ofJob(jobId)
      return stored.length > 0 ? stored : hiring.startingStages(jobId)
    },
  })
