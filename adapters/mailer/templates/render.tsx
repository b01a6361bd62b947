/** @jsxImportSource react */
import { render as renderHtml, toPlainText } from '@react-email/render'
import type { Mail } from '#src/ports/mailer.ts'
import { accountApproved } from './account-approved.tsx'
import { addedByDirectory } from './added-by-directory.tsx'
import { alreadyRegistered } from './already-registered.tsx'
import { applicantMessage } from './applicant-message.tsx'
import { applicationDigest } from './application-digest.tsx'
import { applicationReceived } from './application-received.tsx'
import { applicationSent } from './application-sent.tsx'
import { approvalNeeded } from './approval-needed.tsx'
import { assessmentFinished } from './assessment-finished.tsx'
import { auditAnchor } from './audit-anchor.tsx'
import { candidateMessage } from './candidate-message.tsx'
import { companyVerified } from './company-verified.tsx'
import { formPass } from './form-pass.tsx'
import { interviewNews } from './interview-news.tsx'
import { invitation } from './invitation.tsx'
import { mentioned } from './mentioned.tsx'
import { passwordChanged } from './password-changed.tsx'
import { removedFromTeam } from './removed-from-team.tsx'
import { resetPassword } from './reset-password.tsx'
import { secondFactorChanged } from './second-factor-changed.tsx'
import type { Template } from './template.ts'
import { verifyCompanyEmail } from './verify-company-email.tsx'
import { verifyEmail } from './verify-email.tsx'
import { webhookStopped } from './webhook-stopped.tsx'
import { weeklyReport } from './weekly-report.tsx'

const templates: { [Kind in Mail['kind']]: Template<Kind> } = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'form-pass': formPass,
  'already-registered': alreadyRegistered,
  'account-approved': accountApproved,
  'approval-needed': approvalNeeded,
  invitation,
  'added-by-directory': addedByDirectory,
  'removed-from-team': removedFromTeam,
  'webhook-stopped': webhookStopped,
  'audit-anchor': auditAnchor,
  'password-changed': passwordChanged,
  'second-factor-changed': secondFactorChanged,
  'verify-company-email': verifyCompanyEmail,
  'company-verified': companyVerified,
  'candidate-message': candidateMessage,
  mentioned,
  'interview-news': interviewNews,
  'assessment-finished': assessmentFinished,
  'application-sent': applicationSent,
  'application-received': applicationReceived,
  'application-digest': applicationDigest,
  'applicant-message': applicantMessage,
  'weekly-report': weeklyReport,
}

/** The mail as a person reads it. Takes a tenth of a second the first time: import this file only when there is mail to write. */
export async function render(mail: Mail): Promise<{ subject: string; html: string; text: string }> {
  const template = templates[mail.kind] as Template<Mail['kind']>
  const html = await renderHtml(template.body(mail as never))
  const text = toPlainText(html, { wordwrap: 76 })
  const subject = typeof template.subject === 'string' ? template.subject : template.subject(mail as never)
  return { subject, html, text: `${text.trim()}\n` }
}
