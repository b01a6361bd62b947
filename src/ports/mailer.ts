import type { Role } from '#src/shared/roles.ts'
import type { Language } from '#src/words/languages.ts'

/** A message to one person, in the terms of the product; the template decides what it looks like. Links are complete URLs. */
export type Mail =
  | { kind: 'verify-email'; to: string; fullName: string; link: string }
  | { kind: 'reset-password'; to: string; fullName: string; link: string }
  /** To somebody who wants to send a public form from a browser without scripts while a proof of work is required. */
  | { kind: 'form-pass'; to: string; link: string; language: Language }
  /** Somebody registered again with an address that already has an account. Only the owner of the address is told. */
  | { kind: 'already-registered'; to: string; fullName: string; loginLink: string; resetLink: string }
  | { kind: 'account-approved'; to: string; fullName: string; loginLink: string; trialEnds: Date | null }
  /** To an administrator: somebody verified their address and is waiting for approval. */
  | { kind: 'approval-needed'; to: string; fullName: string; email: string; companyName: string; link: string }
  /** To somebody whom an owner invites to a workspace; `fullName` may be ''. */
  | {
      kind: 'invitation'
      to: string
      fullName: string
      inviterName: string
      workspaceName: string
      role: Role
      link: string
    }
  /** To somebody whom the directory of their organization has brought in. */
  | {
      kind: 'added-by-directory'
      to: string
      fullName: string
      workspaceName: string
      role: Role
      loginLink: string
      passwordLink: string
    }
  /** To owners of a workspace: a webhook receiver has not answered for too long. `reason` is a sentence. */
  | { kind: 'webhook-stopped'; to: string; fullName: string; webhookName: string; host: string; reason: string; link: string }
  | { kind: 'removed-from-team'; to: string; fullName: string; workspaceName: string }
  /** To the address that receives notes of the audit log. `at` is ISO 8601. */
  | {
      kind: 'audit-anchor'
      to: string
      number: number
      hash: string
      root: string
      at: string
      signer: string
      signature: string
    }
  /** `at` is ISO 8601. */
  | { kind: 'password-changed'; to: string; fullName: string; at: string; resetLink: string }
  | {
      kind: 'second-factor-changed'
      to: string
      fullName: string
      change:
        | 'on'
        | 'off'
        | 'app-off'
        | 'recovery-code-used'
        | 'first-passkey-added'
        | 'passkey-added'
        | 'company-passkey-added'
        | 'passkey-removed'
        | 'last-passkey-removed'
        | 'passkey-blocked'
      codesLeft: number
    }
  /** A company registered for the job portal. */
  | { kind: 'verify-company-email'; to: string; fullName: string; link: string }
  /** To a company: an administrator has approved it. */
  | { kind: 'company-verified'; to: string; fullName: string; link: string }
  /** To a candidate, written by a recruiter. Replies go to `replyTo`. `messageId` is the id of the message it carries. */
  | {
      kind: 'candidate-message'
      to: string
      messageId: string
      subject: string
      body: string
      senderName: string
      companyName: string
      replyTo: string
      /** The language of the text around the message; English if unknown. */
      language?: Language | null
      /** A button below the text. Its address may contain a secret, so it is stored nowhere else. */
      action?: { href: string; text: string }
      /** Attached as an .ics file. */
      calendar?: CalendarFile
    }
  /** To a recruiter: a colleague mentioned them in a note. */
  | { kind: 'mentioned'; to: string; fullName: string; byName: string; jobTitle: string; link: string }
  /** To the people who hold an interview: what happened to it. `when` is in words, '' before a time was chosen. */
  | {
      kind: 'interview-news'
      to: string
      fullName: string
      news: 'booked' | 'moved' | 'cancelled' | 'declined' | 'reminder'
      jobTitle: string
      when: string
      link: string
      /** A calendar could not be checked when the time was chosen. */
      isUnchecked?: boolean
      calendar?: CalendarFile
    }
  /** To the person who sent the assessment: a candidate has finished. */
  | {
      kind: 'assessment-finished'
      to: string
      fullName: string
      what: 'assessment' | 'interview'
      jobTitle: string
      link: string
    }
  /** To an applicant: the application has arrived, and a private link leads to it. */
  | {
      kind: 'application-sent'
      to: string
      applicationId: string
      fullName: string
      jobTitle: string
      companyName: string
      /** Why it is sent: they applied, applied for the same job again, or asked for a new link. */
      occasion: 'first' | 'again' | 'link-asked'
      /** Where a reply goes; nowhere if it is not given. */
      replyTo?: string
      link: string
      /** The language in which they read their pages; English if unknown. */
      language?: Language | null
    }
  /** To a company: somebody applied, or (`isUpdate`) applied again. */
  | {
      kind: 'application-received'
      to: string
      applicationId: string
      fullName: string
      applicantName: string
      jobTitle: string
      isUpdate: boolean
      link: string
    }
  /** To a company: everybody who applied since the last digest, by job. `more` counts people who are not named. */
  | {
      kind: 'application-digest'
      to: string
      fullName: string
      jobs: { title: string; link: string; names: string[]; more: number }[]
    }
  /** The numbers of a week, to a member who asked for them. Days are 'YYYY-MM-DD', both included. */
  | {
      kind: 'weekly-report'
      to: string
      fullName: string
      workspaceName: string
      firstDay: string
      lastDay: string
      numbers: { title: string; count: number; definition: string }[]
      link: string
      settingsLink: string
    }
  /** To an applicant, written by somebody at the company. `link` is private; `companyName` is '' if an administrator wrote it. */
  | {
      kind: 'applicant-message'
      to: string
      applicationId: string
      applicationMessageId: string
      subject: string
      body: string
      senderName: string
      companyName: string
      jobTitle: string
      replyTo: string
      link: string
      /** The language of the text around the message; English if unknown. */
      language?: Language | null
    }

/** An event for calendars. REQUEST invites the recipient, CANCEL cancels the event, PUBLISH only informs. */
export interface CalendarFile {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** The content of the file, as in RFC 5545. */
  content: string
}

/** Sends email. */
export interface Mailer {
  /** Shown in logs and on the health page, for example "outbox". */
  readonly name: string
  /**
   * Resolves when the message has been handed over (the file is on disk, the server accepted it). `id` becomes the Message-ID, so that
   * a message sent twice can be recognized. Rejects with `ProviderError`; `retryable` says whether to try again.
   */
  send(mail: Mail, id: string): Promise<void>
  /** Deletes stored emails to this address; a mailer that stores none does nothing. Rejects with `ProviderError`. */
  forget(address: string): Promise<void>
  /** Resolves if email can be handed over; rejects with `ProviderError` otherwise. For the health page. */
  check(): Promise<void>
}
