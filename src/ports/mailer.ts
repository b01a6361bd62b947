import type { Role } from '#src/shared/roles.ts'
import type { Language } from '#src/words/languages.ts'

/** A message to one person, in product words; what it looks like is the template's business. Links are complete URLs. */
export type Mail =
  | { kind: 'verify-email'; to: string; fullName: string; link: string }
  | { kind: 'reset-password'; to: string; fullName: string; link: string }
  /** To whoever wants to send a public form from a browser without scripts while a proof of work is asked for. */
  | { kind: 'form-pass'; to: string; link: string; language: Language }
  /** Someone registered again with an address that already has an account. Says so only to the owner of the address. */
  | { kind: 'already-registered'; to: string; fullName: string; loginLink: string; resetLink: string }
  | { kind: 'account-approved'; to: string; fullName: string; loginLink: string; trialEnds: Date | null }
  /** To an administrator: someone verified their address and waits for approval. */
  | { kind: 'approval-needed'; to: string; fullName: string; email: string; companyName: string; link: string }
  /** To somebody an owner asks to join a workspace; `fullName` may be ''. */
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
  /** To owners of a workspace: a receiver of its webhooks was silent for too long. `reason` is a sentence. */
  | { kind: 'webhook-stopped'; to: string; fullName: string; webhookName: string; host: string; reason: string; link: string }
  | { kind: 'removed-from-team'; to: string; fullName: string; workspaceName: string }
  /** To whoever keeps notes of the audit log outside of the server. `at` is ISO 8601. */
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
  /** To a company: an administrator has vouched for it. */
  | { kind: 'company-verified'; to: string; fullName: string; link: string }
  /** To a candidate, in words that a recruiter wrote. Answers go to `replyTo`. `messageId` finds the message it carries. */
  | {
      kind: 'candidate-message'
      to: string
      messageId: string
      subject: string
      body: string
      senderName: string
      companyName: string
      replyTo: string
      /** Of what stands around the words; English where nobody knows. */
      language?: Language | null
      /** The one thing to do: a button below the words. Its address may hold a secret, so it is kept nowhere else. */
      action?: { href: string; text: string }
      /** Goes along as an .ics file. */
      calendar?: CalendarFile
    }
  /** To a recruiter: a colleague asks for them in a note. */
  | { kind: 'mentioned'; to: string; fullName: string; byName: string; jobTitle: string; link: string }
  /** To the people who hold an interview: what became of it. `when` is in words, '' before a time was chosen. */
  | {
      kind: 'interview-news'
      to: string
      fullName: string
      news: 'booked' | 'moved' | 'cancelled' | 'declined' | 'reminder'
      jobTitle: string
      when: string
      link: string
      /** A calendar could not be asked when the time was chosen. */
      isUnchecked?: boolean
      calendar?: CalendarFile
    }
  /** To whoever sent it: a candidate has finished. */
  | {
      kind: 'assessment-finished'
      to: string
      fullName: string
      what: 'assessment' | 'interview'
      jobTitle: string
      link: string
    }
  /** To an applicant: the application is there, and a private link leads to it. */
  | {
      kind: 'application-sent'
      to: string
      applicationId: string
      fullName: string
      jobTitle: string
      companyName: string
      /** Why it is written: they applied, applied for the same job again, or asked for a new link. */
      occasion: 'first' | 'again' | 'link-asked'
      /** Where an answer goes; nowhere when it is not given. */
      replyTo?: string
      link: string
      /** In which they read their pages; English where nobody knows. */
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
  /** To a company: everybody who applied since the last one, by job. `more` counts those that are not named. */
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
  /** To an applicant, in words that somebody of the company wrote. `link` is private; `companyName` is '' when it was an administrator. */
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
      /** Of what stands around the words; English where nobody knows. */
      language?: Language | null
    }

/** An event for calendars. REQUEST asks the receiver to come, CANCEL takes it back, PUBLISH only tells. */
export interface CalendarFile {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** The file, as RFC 5545 has it. */
  content: string
}

/** Sends mail. */
export interface Mailer {
  /** Shown in logs and on the health page, for example "outbox". */
  readonly name: string
  /**
   * Resolves when the message is handed over for good (the file is on disk, the server accepted it). `id` makes a repeated
   * send recognisable: it becomes the Message-ID. Rejects with `ProviderError`; `retryable` tells whether to try again.
   */
  send(mail: Mail, id: string): Promise<void>
  /** Removes what it still keeps of mails to this address; a mailer that keeps nothing does nothing. Rejects with `ProviderError`. */
  forget(address: string): Promise<void>
  /** Resolves when mail can be handed over; rejects with `ProviderError` otherwise. For the health page. */
  check(): Promise<void>
}
