import { accountsContract } from './accounts/index.ts'
import { adminContract } from './admin/index.ts'
import { analyticsContract } from './analytics/index.ts'
import { assessmentContract } from './assessment/index.ts'
import { assistantsContract } from './assistants/index.ts'
import { blindreviewContract } from './blindreview/index.ts'
import { connectionsContract } from './connections/index.ts'
import { directoryContract } from './directory/index.ts'
import { fairnessContract } from './fairness/index.ts'
import { fieldsContract } from './fields/index.ts'
import { firstRunContract } from './first-run/index.ts'
import { hiringContract } from './hiring/index.ts'
import { importExportContract } from './import-export/index.ts'
import { libraryCalls } from './job-descriptions/library-calls.ts'
import { jobportalContract } from './jobportal/index.ts'
import { jobteamsContract } from './jobteams/index.ts'
import { ledgerContract } from './ledger/index.ts'
import { mailInCalls } from './mailin/calls.ts'
import { matchingContract } from './matching/index.ts'
import { noticesContract } from './notices/index.ts'
import { peopleCalls } from './people/people-calls.ts'
import { pipelineContract } from './pipeline/index.ts'
import { privacyContract } from './privacy/index.ts'
import { proofOfWorkCalls } from './proof-of-work/calls.ts'
import { schedulingContract } from './scheduling/index.ts'
import { scorecardsContract } from './scorecards/index.ts'
import { suggestionsContract } from './suggestions/index.ts'
import { systemCalls } from './system.ts'
import { talentContract } from './talent/index.ts'

/** Every call of the server: what it takes and what it answers. */
export const contract = {
  ...accountsContract,
  ...analyticsContract,
  ...assessmentContract,
  ...assistantsContract,
  ...blindreviewContract,
  ...connectionsContract,
  ...directoryContract,
  ...importExportContract,
  ...fairnessContract,
  ...fieldsContract,
  ...firstRunContract,
  ...hiringContract,
  ...jobportalContract,
  ...jobteamsContract,
  ...ledgerContract,
  ...mailInCalls,
  ...matchingContract,
  ...talentContract,
  ...libraryCalls,
  ...peopleCalls,
  ...noticesContract,
  ...adminContract,
  ...pipelineContract,
  ...privacyContract,
  ...proofOfWorkCalls,
  ...schedulingContract,
  ...suggestionsContract,
  ...scorecardsContract,
  ...systemCalls,
}

export type Contract = typeof contract
