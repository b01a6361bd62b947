/** @jsxImportSource react */
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

const subjects = {
  booked: 'An interview is booked',
  moved: 'An interview has a new time',
  cancelled: 'An interview was canceled',
  declined: 'None of the offered times suits a candidate',
  reminder: 'Reminder: an interview',
}

const sentences = {
  booked: (job: string, when: string) => `A candidate${job} has chosen a time for the interview: ${when}.`,
  moved: (job: string, when: string) => `The interview with a candidate${job} is now on ${when}.`,
  cancelled: (job: string, when: string) => `The interview with a candidate${job} on ${when} was canceled.`,
  declined: (job: string) => `A candidate${job} cannot come at any of the times you offered.`,
  reminder: (job: string, when: string) => `You have an interview with a candidate${job} on ${when}.`,
}

/** Without the candidate's name: mails to colleagues stay in mailboxes that nobody here can clean up. */
export const interviewNews: Template<'interview-news'> = {
  subject: ({ news }) => subjects[news],
  body: ({ fullName, news, jobTitle, when, link, isUnchecked }) => (
    <Layout
      preview={when || 'Open the candidate to offer other times.'}
      reason="You receive this mail because you hold this interview or have offered it."
    >
      <Greeting fullName={fullName} />
      <Paragraph>{sentences[news](jobTitle ? ` for ${line(jobTitle)}` : '', line(when))}</Paragraph>
      {isUnchecked && (
        <Paragraph>
          A calendar of yours or of somebody who takes part could not be asked when this time was chosen. Please check that it
          suits everybody.
        </Paragraph>
      )}
      <Action href={link}>Open the candidate</Action>
    </Layout>
  ),
}
