import type { Mail } from '#src/ports/mailer.ts'
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

type Occasion = Extract<Mail, { kind: 'application-sent' }>['occasion']

const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

const subjects: Record<Occasion, (job: string) => string> = {
  first: (job) => `Your application: ${job}`,
  again: (job) => `Another application with your address: ${job}`,
  'link-asked': (job) => `The link to your application: ${job}`,
}

const sentences: Record<Occasion, (job: string, company: string) => string> = {
  first: (job, company) => `Your application for ${job} at ${company} has arrived.`,
  again: (job, company) =>
    `Somebody applied for ${job} at ${company} with your address, for which there is an application already. That one stands until you open the link below: then the newer one takes its place. If it was not you, do nothing.`,
  'link-asked': (job, company) => `Here is a new link to your application for ${job} at ${company}.`,
}

/** Says nothing about how well somebody fits: what was found, and how, stands on the applicant's own page. */
export const applicationSent: Template<'application-sent'> = {
  subject: ({ occasion, jobTitle }) => subjects[occasion](line(jobTitle)),
  body: ({ fullName, occasion, jobTitle, companyName, link }) => (
    <Layout
      preview="Your private link to follow, correct or delete your application."
      reason="You receive this mail because somebody applied for this job with your address. If it was not you, open the link and delete the application."
    >
      <Greeting fullName={fullName} />
      <Paragraph>{sentences[occasion](line(jobTitle), line(companyName))}</Paragraph>
      <Paragraph>
        On your private page you see how far it has come and what was read from your resume. You can correct that, ask that a
        person looks at it, withdraw the application, download your data or delete them. The page needs no account: whoever has
        the link can open it, so keep it to yourself.
      </Paragraph>
      <Action href={link}>{occasion === 'again' ? 'Use the newer application' : 'Open your application'}</Action>
      <Paragraph>
        To send another resume, apply for the job again with the same address, and open the link in the mail that follows.
      </Paragraph>
    </Layout>
  ),
}
