import type { AuditEntry } from '#src/ports/audit-log.ts'
import { createInstanceSigner } from '#src/shared/instance-signer.ts'
import { auditAnchoring } from './anchor-audit-log.ts'
import { createAuditSeal } from './audit-seal.ts'
import { noteBrowserFailure, shownGroups } from './browser-failures.ts'
import { addTitle, changeTitle, orderTitles } from './edit-titles.ts'
import { backupOverview, checkBackup, checkBackupWhenDue, deleteBackup, makeBackup, openBackup } from './make-backups.ts'
import type { LinkedFileRead } from './note-files.ts'
import { noteFileRead } from './note-files.ts'
import { noteRefusal } from './note-refusals.ts'
import type { AdminPorts } from './ports.ts'
import { auditLines, listAuditEntries } from './read-audit-log.ts'
import { connectionLines, listConnections } from './read-connections.ts'
import { listMails, noteKeptMails, noteSent, readMail, resendMail } from './read-mails.ts'
import { forgetJob, retryJob } from './retry-jobs.ts'
import { createSiteContent } from './site-content.ts'
import { createTools } from './tools.ts'
import { verifyAuditLog } from './verify-audit-log.ts'

export type { AdminPorts } from './ports.ts'
export { setUpRisks } from './set-up-risks.ts'
export type { SiteContent } from './site-content.ts'
export type { LinkedFileRead }

export type Admin = ReturnType<typeof createAdmin>

/** What an administrator sees and mends of the instance as a whole: the audit log, mails, jobs, backups, texts and lists. */
export function createAdmin(ports: AdminPorts) {
  const tools = createTools(ports)
  const site = createSiteContent(tools)
  const signer = createInstanceSigner(ports.secret)
  const earlierSigners = (ports.earlierSecrets ?? []).map(createInstanceSigner)
  const anchoring = auditAnchoring({ ...ports, signer })
  const setUpRisks = () => ports.setUpRisks({ isPlanChosen: site.current().content.offeredTo !== undefined })
  return {
    noteRefusal: noteRefusal(tools),
    noteFileRead: noteFileRead(tools),
    auditEntries: listAuditEntries(tools),
    auditLines: auditLines(tools),
    verifyAuditLog: verifyAuditLog({
      ...ports,
      seal: createAuditSeal(ports.secret, ports.earlierSecrets),
      signers: [signer, ...earlierSigners].map(({ publicKey }) => publicKey),
    }),
    /** Notes outside of the database where the log stands; to be called every hour. */
    anchorAuditLog: anchoring.anchor,
    proveAuditEntry: anchoring.prove,
    /** By what this instance is known that signs backups and the audit log. */
    fingerprint: signer.fingerprint,
    /** Entries of an older version get their place in the chain. For the start. */
    chainOldEntries: () => ports.auditTrail.chainOldEntries(),
    /** Writes down a call that worked. */
    noteCall: (by: { id: string; workspaceId: string }, call: Pick<AuditEntry, 'action' | 'subject' | 'requestId'>) =>
      ports.transaction(() => ports.auditLog.append({ ...call, actorId: by.id, workspaceId: by.workspaceId })),
    /** Writes down that somebody took data out of the instance. */
    noteExport: (by: { id: string; workspaceId: string }, what: string, requestId: string) =>
      ports.transaction(() =>
        ports.auditLog.append({ action: 'export', actorId: by.id, workspaceId: by.workspaceId, requestId, details: { what } }),
      ),

    connections: listConnections(ports),
    connectionLines: connectionLines(ports),

    people: ports.people.page,

    mails: listMails(tools),
    mail: readMail(tools),
    resendMail: resendMail(tools),
    /** Writes down that somebody looked into a mail. */
    noteMailRead: (by: { id: string; workspaceId: string }, id: string, requestId: string) =>
      ports.transaction(() =>
        ports.auditLog.append({
          action: 'read-mail',
          actorId: by.id,
          workspaceId: by.workspaceId,
          subject: { kind: 'mail', id },
          requestId,
        }),
      ),
    noteSent: noteSent(tools),
    /** Whether a mail is noted as handed over. */
    wasSent: async (id: string) => (await tools.mailRegister.known([id])).has(id),
    noteKeptMails: noteKeptMails(tools),
    forgetMails: ports.mailRegister.forget,

    /** How the instance stands, but for the parts that the health page asks. */
    system: async () => {
      const { rooms, jobOverview, ballast, version, migrations } = ports
      const [processes, room, jobs, troubled, applied, risks, bill, browserFailures] = await Promise.all([
        ports.processesAtWork.list(),
        rooms.measure(),
        jobOverview.counts(),
        jobOverview.troubled(100),
        migrations.list(),
        setUpRisks(),
        ports.billOfMaterials.read(),
        ports.browserFailures.list(shownGroups),
      ])
      return {
        processes,
        room,
        jobs,
        troubled,
        ballast: ballast.state(),
        version,
        migrations: applied,
        risks,
        browserFailures,
        packages: bill?.packages ?? null,
        reading: ports.readers.confinement(),
        publicForms: ports.publicForms(),
        mailIn: await ports.mailIn(),
        outgoing: { isOpen: ports.outgoing.isOpen, places: ports.outgoing.list() },
      }
    },
    noteBrowserFailure: noteBrowserFailure(ports),
    billOfMaterials: () => ports.billOfMaterials.read(),
    setUpRisks,
    retryJob: retryJob(tools),
    forgetJob: forgetJob(tools),

    backups: async () => ({ ...(await backupOverview(tools)()), signer: signer.fingerprint }),
    makeBackup: makeBackup(tools),
    checkBackup: checkBackup(tools),
    checkBackupWhenDue: checkBackupWhenDue(tools),
    openBackup: openBackup(tools),
    deleteBackup: deleteBackup(tools),

    titles: () => ports.jobTitles.all(),
    offeredTitles: () => ports.jobTitles.offered(),
    addTitle: addTitle(tools),
    changeTitle: changeTitle(tools),
    orderTitles: orderTitles(tools),

    site,
    now: () => ports.clock.now(),
  }
}
