import { acceptInvitation, invitationFacts } from './accept-invitation.ts'
import { approveUser, suspendUser, unsuspendUser } from './approve-users.ts'
import { takeCompanyPassword } from './company-account.ts'
import { directoryMembers } from './directory-members.ts'
import { inviteMember, resendInvitation, withdrawInvitation } from './invite-members.ts'
import { logIn } from './log-in.ts'
import { deleteUser, overview, updateSubscription, updateUser } from './manage-users.ts'
import { ownIdentities, unlinkIdentity } from './own-identities.ts'
import {
  addPasskey,
  ownPasskeys,
  passkeyToMake,
  passkeyToProve,
  removePasskey,
  renamePasskey,
  renewRecoveryCodesByPasskey,
} from './own-passkeys.ts'
import { endOtherSessions, endOwnSession, endSessionsOf, ownSessions } from './own-sessions.ts'
import { changePassword } from './passwords.ts'
import type { AccountPorts } from './ports.ts'
import { memberOf, updateProfile } from './profile.ts'
import { endProviderSessions } from './provider-sessions.ts'
import { createQuota } from './quota.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactorState,
  turnOffSecondFactor,
} from './second-factor.ts'
import { choosePolicy, forgetPolicy, policyState } from './second-factor-policy.ts'
import type { SessionUser } from './session-user.ts'
import { anySessionUser, logOut, sessionUser } from './sessions.ts'
import { ensureFirstAdmin, setUp, setUpLink } from './set-up.ts'
import { passkeyToSignIn, signInWithPasskey } from './sign-in-with-passkey.ts'
import { atProviderMs, beginAtProvider, beginLink, beginProof, finishAtProvider, signInWays } from './sign-in-with-provider.ts'
import { proofState, prove, requireProof } from './step-up.ts'
import { sweep } from './sweep.ts'
import { changeRole, removeMember, switchWorkspace, team, transferOwnership } from './team.ts'
import { createTools, type Listeners } from './tools.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

export type { AccountPorts } from './ports.ts'
export type { Quota } from './quota.ts'
export type { Role, SessionUser } from './session-user.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** Who may come in: sign-up, approval, sessions, passwords, identity providers, plans and quotas. */
export function createAccounts(ports: AccountPorts) {
  const tools = createTools(ports)
  const { listeners } = tools
  return {
    register: register(tools),
    verifyEmail: verifyEmail(tools),
    resendVerification: resendVerification(tools),
    logIn: logIn(tools),
    logOut: logOut(tools),
    passkeyToSignIn: passkeyToSignIn(tools),
    signInWithPasskey: signInWithPasskey(tools),

    signInWays: signInWays(tools),
    beginAtProvider: beginAtProvider(tools),
    beginLink: beginLink(tools),
    beginProof: beginProof(tools),
    finishAtProvider: finishAtProvider(tools),
    /** How long a browser keeps what it was sent to a provider with. */
    atProviderMs,
    endProviderSessions: endProviderSessions(tools),
    ownIdentities: ownIdentities(tools),
    unlinkIdentity: unlinkIdentity(tools),

    forgotPassword: forgotPassword(tools),
    resetPassword: resetPassword(tools),

    sessionUser: sessionUser(tools),
    anySessionUser: anySessionUser(tools),
    /** Whether cookies travel over https only. */
    secureCookies: ports.settings.publicUrl.startsWith('https:'),
    /** Somebody asked for something they may not have; `call` is the method and the pattern of the address. */
    noteDenial: (user: SessionUser, { call, requestId }: { call: string; requestId: string }) =>
      ports.transaction(() =>
        ports.auditLog.append({
          action: 'denied',
          actorId: user.id,
          workspaceId: user.workspaceId,
          requestId,
          details: { call },
        }),
      ),

    team: team(tools),
    inviteMember: inviteMember(tools),
    resendInvitation: resendInvitation(tools),
    withdrawInvitation: withdrawInvitation(tools),
    invitationFacts: invitationFacts(tools),
    acceptInvitation: acceptInvitation(tools),
    changeRole: changeRole(tools),
    transferOwnership: transferOwnership(tools),
    removeMember: removeMember(tools),
    /** The steps that the directory of a customer may ask for. */
    directoryMembers: directoryMembers(tools),
    /** Every workspace somebody is in, by name. */
    workspacesOf: (id: string) => ports.users.memberships(id),
    switchWorkspace: switchWorkspace(tools),

    changePassword: changePassword(tools),
    takeCompanyPassword: takeCompanyPassword(tools),
    secondFactorState: secondFactorState(tools),
    beginSecondFactor: beginSecondFactor(tools),
    confirmSecondFactor: confirmSecondFactor(tools),
    turnOffSecondFactor: turnOffSecondFactor(tools),
    renewRecoveryCodes: renewRecoveryCodes(tools),
    resetSecondFactor: resetSecondFactor(tools),
    endSessionsOf: endSessionsOf(tools),
    ownPasskeys: ownPasskeys(tools),
    passkeyToMake: passkeyToMake(tools),
    addPasskey: addPasskey(tools),
    renamePasskey: renamePasskey(tools),
    removePasskey: removePasskey(tools),
    passkeyToProve: passkeyToProve(tools),
    renewRecoveryCodesByPasskey: renewRecoveryCodesByPasskey(tools),
    secondFactorPolicy: policyState(tools),
    chooseSecondFactorPolicy: choosePolicy(tools),
    requireProof: requireProof(tools),
    proofState: proofState(tools),
    prove: prove(tools),
    ownSessions: ownSessions(tools),
    endOwnSession: endOwnSession(tools),
    endOtherSessions: endOtherSessions(tools),

    member: (id: string) => memberOf(tools, id),
    /** Nobody is welcomed twice, whichever browser they come with. */
    isFirstTime: async (id: string) => !(await ports.welcomes.has(id)),
    noteWelcomed: (id: string) => ports.welcomes.note(id, ports.clock.now()),
    updateProfile: updateProfile(tools),
    quota: createQuota(tools),

    overview: overview(tools),
    approveUser: approveUser(tools),
    suspendUser: suspendUser(tools),
    unsuspendUser: unsuspendUser(tools),
    updateUser: updateUser(tools),
    updateSubscription: updateSubscription(tools),
    deleteUser: deleteUser(tools),

    /** Makes the configured administrator when there is none. To be called at every start, before `setUpLink`. */
    ensureFirstAdmin: ensureFirstAdmin(tools),
    setUpLink: setUpLink(tools),
    setUp: setUp(tools),
    sweep: sweep(tools),
    /** What is set for the instance may have changed: it is read again. */
    readSettingsAgain: () => forgetPolicy(tools),

    /** What views need to know about plans. */
    planFacts: () => ({ limits: ports.settings.limits, now: ports.clock.now() }),

    /** `listener` runs in the transaction that deletes a workspace, before its rows go: queue the removal of its files there. */
    onWorkspaceDeleted: (listener: Listeners['workspaceDeleted'][number]) => void listeners.workspaceDeleted.push(listener),
    /** `listener` runs in the transaction that deletes an account. */
    onAccountDeleted: (listener: Listeners['accountDeleted'][number]) => void listeners.accountDeleted.push(listener),
    /** `listener` runs in the transaction that suspends an account or gives it another password: what else opens with it ends there. */
    onSignedOutEverywhere: (listener: Listeners['signedOutEverywhere'][number]) =>
      void listeners.signedOutEverywhere.push(listener),
    /** `listener` runs when a verification link is asked for again, for addresses that may belong to others than accounts. */
    onVerificationWanted: (listener: Listeners['verificationWanted'][number]) => void listeners.verificationWanted.push(listener),
    isSuspended: async (userId: string) => (await ports.users.find(userId))?.state === 'suspended',
    /** `listener` runs in the transaction of the set-up, when whoever did it said whom the server is for. */
    onOfferChosen: (listener: Listeners['offerChosen'][number]) => void listeners.offerChosen.push(listener),
    /** `listener` runs as soon as sessions have ended, to close what is open for them. */
    onSessionsEnded: (listener: Listeners['sessionsEnded'][number]) => void listeners.sessionsEnded.push(listener),
  }
}
