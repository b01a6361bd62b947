export const interviewTopic = (title: string) => `Interview - ${title || 'N/A'}`

interface Interview {
  /** Of the position. */
  title: string
  /** Null when the resume has none. */
  email: string | null
}

const address = (base: string, parameters: Record<string, string | null>) => {
  const url = new URL(base)
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value)
  return url.href
}

/** Pages of others that begin a meeting with the candidate. Nothing is sent there before somebody follows the link. */
export const calendarLinks = ({ title, email }: Interview) => {
  const topic = interviewTopic(title)
  return [
    {
      text: 'Google Calendar',
      address: address('https://calendar.google.com/calendar/render', { action: 'TEMPLATE', text: topic, add: email }),
    },
    {
      text: 'Microsoft Teams (Outlook)',
      address: address('https://outlook.office.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: topic,
        to: email,
        online: 'true',
      }),
    },
    { text: 'Zoom', address: address('https://zoom.us/meeting/schedule', { topic, invitees: email }) },
  ]
}
