import { createApplications } from './applications/index.ts'
import { createApplying } from './applying/index.ts'
import { manageCompanyPages } from './company-page/index.ts'
import { createKeeping } from './keeping/index.ts'
import { companyOfToken, logInCompany } from './log-in.ts'
import {
  companyWithJobs,
  endSessionsOfCompany,
  endTokensOfPerson,
  listCompanies,
  suspendCompany,
  unsuspendCompany,
  verifyCompany,
} from './manage-companies.ts'
import { companySessionsOf, endCompanySession, endOtherCompanySessions } from './own-sessions.ts'
import {
  addCompanyPasskey,
  companyPasskeys,
  companyPasskeyToMake,
  companyPasskeyToProve,
  companyPasskeyToSignIn,
  logInCompanyWithPasskey,
  removeCompanyPasskey,
  renameCompanyPasskey,
} from './passkeys.ts'
import type { JobPortalPorts } from './ports.ts'
import { managePosts } from './posts/index.ts'
import { createPublicReads } from './public/index.ts'
import { registerCompany } from './register.ts'
import { forgotCompanyPassword, resetCompanyPassword } from './reset-password.ts'
import type { JobFilters, Slice } from './slice.ts'
import { companyProofState, proveCompany, requireCompanyProof } from './step-up.ts'
import { sweep } from './sweep.ts'
import { createTools } from './tools.ts'
import {
  confirmCompanyEmail,
  disownRegistration,
  registrationOfLink,
  resendCompanyVerification,
  resendVerificationTo,
  verifyCompanyEmail,
} from './verify-email.ts'

export type { Application, ApplicationEvent, ApplicationMessage, ApplicationStatus } from './application.ts'
export type { Company } from './company.ts'
export type { CustomQuestion, JobPost } from './job-post.ts'
export type { TokenFacts } from './log-in.ts'
export type { CompanyWorkspace, JobPortalPorts } from './ports.ts'

/** Locations that are offered to choose from. */
const mostLocations = 200

export type JobPortal = ReturnType<typeof createJobPortal>

/** Companies, the jobs they offer, and who may see them. */
export function createJobPortal(ports: JobPortalPorts) {
  const tools = createTools(ports)
  const posts = managePosts(tools)
  const applying = createApplying(tools)
  const applications = createApplications(tools)
  return {
    ...posts,
    ...applying,
    ...applications,
    ...createKeeping(tools),
    ...createPublicReads(tools),
    ...manageCompanyPages(tools),
    register: registerCompany(tools),
    verifyEmail: verifyCompanyEmail(tools),
    registrationOfLink: registrationOfLink(tools),
    confirmEmail: confirmCompanyEmail(tools),
    disownRegistration: disownRegistration(tools),
    resendVerification: resendCompanyVerification(tools),
    resendVerificationTo: resendVerificationTo(tools),
    endTokensOfPerson: endTokensOfPerson(tools),
    logIn: logInCompany(tools),
    companyOfToken: companyOfToken(tools),
    sessionsOf: companySessionsOf(tools),
    endSession: endCompanySession(tools),
    endOtherSessions: endOtherCompanySessions(tools),
    requireProof: requireCompanyProof(tools),
    proofState: companyProofState(tools),
    prove: proveCompany(tools),
    passkeysOf: companyPasskeys(tools),
    passkeyToMake: companyPasskeyToMake(tools),
    addPasskey: addCompanyPasskey(tools),
    renamePasskey: renameCompanyPasskey(tools),
    removePasskey: removeCompanyPasskey(tools),
    passkeyToSignIn: companyPasskeyToSignIn(tools),
    logInWithPasskey: logInCompanyWithPasskey(tools),
    passkeyToProve: companyPasskeyToProve(tools),
    forgotPassword: forgotCompanyPassword(tools),
    resetPassword: resetCompanyPassword(tools),

    /** What strangers may see, newest first. */
    openJobs: (query: Slice & JobFilters) => ports.jobPosts.open({ ...query, today: tools.today() }),
    openLocations: (companyId?: string) =>
      ports.jobPosts.openLocations({
        today: tools.today(),
        limit: mostLocations,
        ...(companyId === undefined ? {} : { companyId }),
      }),

    listCompanies: listCompanies(tools),
    companyWithJobs: companyWithJobs(tools),
    verifyCompany: verifyCompany(tools),
    suspendCompany: suspendCompany(tools),
    unsuspendCompany: unsuspendCompany(tools),
    endSessionsOfCompany: endSessionsOfCompany(tools),
    sweep: sweep(tools),
    jobs: { ...posts.jobs, ...applying.jobs, ...applications.jobs },

    onJobChanged: tools.onJobChanged,
    onTokensEnded: tools.onTokensEnded,
    today: tools.today,
    /** What views need to know about verification. */
    settings: { autoVerify: ports.settings.autoVerify },
    publicUrl: ports.settings.publicUrl,
    /** Whether cookies travel over https only. */
    secureCookies: ports.settings.publicUrl.startsWith('https:'),
  }
}
