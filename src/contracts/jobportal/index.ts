import { accountCalls } from './account-calls.ts'
import { adminCalls } from './admin-calls.ts'
import { applicantCalls } from './applicant-calls.ts'
import { applicationAdminCalls } from './application-admin-calls.ts'
import { applicationCalls } from './application-calls.ts'
import { applyCalls } from './apply-calls.ts'
import { companyPageCalls } from './company-page-calls.ts'
import { feedCalls } from './feed-calls.ts'
import { keepingCalls } from './keeping-calls.ts'
import { companyPasskeyCalls } from './passkey-calls.ts'
import { postCalls } from './post-calls.ts'
import { postingCalls } from './posting-calls.ts'
import { publicCalls } from './public-calls.ts'
import { publicPostCalls } from './public-post-calls.ts'
import { sessionCalls } from './session-calls.ts'

/** Every call of this part of the server. */
export const jobportalContract = {
  ...accountCalls,
  ...adminCalls,
  ...publicCalls,
  ...applicationCalls,
  ...applicationAdminCalls,
  ...keepingCalls,
  ...applyCalls,
  ...applicantCalls,
  ...sessionCalls,
  ...companyPasskeyCalls,
  ...postCalls,
  ...postingCalls,
  ...publicPostCalls,
  ...feedCalls,
  ...companyPageCalls,
}
