import type { ApplicationDetail, Correction } from '../../../../api/applications.ts'
import type { Tone } from '../../../../components/status-badge.tsx'

const subjects: Record<Correction['about'], string> = {
  name: 'name',
  phone: 'phone number',
  skills: 'skill',
  titles: 'position',
  companies: 'company',
  degrees: 'degree',
  experience: 'experience',
  other: 'other',
}

/** "Skill missing: Kubernetes", "Position wrong: Pastry Chef". */
export const correctionHeading = ({ about, kind, value }: Pick<Correction, 'about' | 'kind' | 'value'>): string => {
  const subject = about === 'other' ? 'something' : subjects[about]
  const what = `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${kind === 'missing' ? 'missing' : 'wrong'}`
  return value ? `${what}: ${value}` : what
}

type Event = ApplicationDetail['events'][number]

/** What happened, as the company reads it. */
export const eventInWords = ({ kind, details }: Event, { messages }: Pick<ApplicationDetail, 'messages'>): string => {
  switch (kind) {
    case 'applied':
      return details.source ? `Applied, by way of ${details.source}` : 'Applied'
    case 'applied-again':
      return 'Applied again: what was sent last counts'
    case 'read':
      return details.code ? 'The resume could not be read and needs a person' : 'The resume was read'
    case 'status':
      if (details.reason) return `You rejected the application: ${details.reason}`
      if (details.undone) return `You took the rejection back and set the status to ${details.status}`
      return details.status ? `You set the status to ${details.status}` : 'You changed the status'
    case 'message': {
      const message = messages.find(({ _id }) => _id === details.messageId)
      return message ? `${message.sentBy} wrote “${message.subject}”` : 'A message was written'
    }
    case 'corrected':
      return 'The applicant corrected what was read'
    case 'review-asked':
      return 'The applicant asked for a review by a person'
    case 'reviewed':
      return 'Reviewed by a person'
    case 'evidence-opened':
      return 'You opened the evidence'
    case 'deletion-asked':
      return 'The applicant asked that everything is deleted'
    case 'withdrawn':
      return 'The applicant withdrew the application'
  }
}

export const messageStates: Record<ApplicationDetail['messages'][number]['state'], { text: string; tone: Tone }> = {
  received: { text: 'Received', tone: 'info' },
  held: { text: 'Waits for ten minutes', tone: 'warning' },
  queued: { text: 'On its way', tone: 'info' },
  sent: { text: 'Sent', tone: 'success' },
  failed: { text: 'Failed', tone: 'error' },
  cancelled: { text: 'Taken back', tone: 'neutral' },
}
