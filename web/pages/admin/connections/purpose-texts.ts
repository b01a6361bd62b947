import type { ConnectionRecord } from '#src/admin/views.ts'

/** What a connection was for, in words. */
export const purposeTexts: Record<ConnectionRecord['purpose'], string> = {
  'language model': 'Language model',
  transcription: 'Transcription',
  mail: 'Email',
  'mail in': 'Mailbox',
  'file storage': 'File storage',
  'virus scan': 'Virus scanner',
  'audit log': 'Audit log, noted elsewhere',
  webhooks: 'Webhooks',
  calendars: 'Calendars',
  assistant: 'Assistant',
  'sign-in': 'Sign-in provider',
  traces: 'Traces',
  other: 'Something else',
}
