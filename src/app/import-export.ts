import type { Accounts } from '#src/accounts/index.ts'
import type { BlindReview } from '#src/blindreview/index.ts'
import type { CustomFields } from '#src/fields/index.ts'
import type { Hiring, HiringPorts } from '#src/hiring/index.ts'
import { systemNames } from '#src/import-export/constants.ts'
import { type ArchivePorts, createImportExport, type ImportExportPorts } from '#src/import-export/index.ts'
import type { Matching } from '#src/matching/index.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { Privacy } from '#src/privacy/index.ts'
import type { Talent } from '#src/talent/index.ts'

type FromOthers =
  | 'announceJob'
  | 'eraseCandidates'
  | 'ranked'
  | 'stagesWithKinds'
  | 'writeHistory'
  | 'concealed'
  | 'exportRows'
  | 'factsOf'
  | 'fieldTable'
  | 'keepProfiles'
  | 'quota'
  | 'savedJob'
  | 'stagesOf'

export type ImportExportOutside = Omit<ImportExportPorts, FromOthers> &
  Omit<ArchivePorts, 'archiveQuota'> &
  Pick<HiringPorts, 'stages' | 'subjects'>

interface Others {
  accounts: Pick<Accounts, 'quota'>
  blindReview: Pick<BlindReview, 'candidates'>
  fields: Pick<CustomFields, 'tableOf'>
  hiring: Pick<Hiring, 'startingStages' | 'writeHistory'>
  liveFeed: LiveFeed
  matching: Pick<Matching, 'keepProfiles' | 'rankKept'>
  privacy: Pick<Privacy, 'deleteWhoIsStillWanted'>
  talent: Pick<Talent, 'exportRows' | 'factsOf'>
}

export const buildImportExport = (
  ports: ImportExportOutside,
  { accounts, blindReview, fields, hiring, liveFeed, matching, privacy, talent }: Others,
) => {
  const stagesOf = async (jobId: string) => {
    const stored = await ports.stages.ofJob(jobId)
    return stored.length > 0 ? stored : hiring.startingStages(jobId)
  }
  return createImportExport({
    ...ports,
    quota: accounts.quota,
    archiveQuota: accounts.quota,
    keepProfiles: matching.keepProfiles,
    savedJob: ports.subjects.job,
    exportRows: talent.exportRows,
    factsOf: talent.factsOf,
    fieldTable: fields.tableOf,
    async concealed(workspaceId) {
      const veil = await blindReview.candidates.of(workspaceId)
      return veil && ((candidateId, record) => veil.answer(record, veil.person(candidateId)))
    },
    stagesOf,
    stagesWithKinds: stagesOf,
    ranked: async (batchId) => void (await matching.rankKept(batchId)),
    writeHistory: (workspaceId, candidateId, { system, ...told }) =>
      hiring.writeHistory(workspaceId, candidateId, { ...told, origin: system ? systemNames[system] : 'another system' }),
    announceJob: (workspaceId, jobDescriptionId) =>
      liveFeed.publish(workspaceId, { kind: 'workflow-changed', jobDescriptionId, candidateId: null }),
    eraseCandidates: privacy.deleteWhoIsStillWanted,
  })
}
