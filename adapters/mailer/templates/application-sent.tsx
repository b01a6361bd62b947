/** @jsxImportSource react */
import type { Mail } from '#src/ports/mailer.ts'
import { fill } from '#src/words/fill.ts'
import { Action, Greeting, Layout, mailWords, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

type Sent = Extract<Mail, { kind: 'application-sent' }>
type MailWords = ReturnType<typeof mailWords>

const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

const subjects: Record<Sent['occasion'], (words: MailWords) => string> = {
  first: (words) => words.yourApplication,
  again: (words) => words.anotherApplication,
  'link-asked': (words) => words.linkToApplication,
}

const sentences: Record<Sent['occasion'], (words: MailWords) => string> = {
  first: (words) => words.hasArrived,
  again: (words) => words.appliedAgain,
  'link-asked': (words) => words.newLink,
}

/** Says nothing about how well somebody fits: what was found, and how, stands on the applicant's own page. */
export const applicationSent: Template<'application-sent'> = {
  subject: ({ occasion, jobTitle, language }) => fill(subjects[occasion](mailWords(language)), { job: line(jobTitle) }),
  body: ({ fullName, occasion, jobTitle, companyName, link, language }) => {
    const words = mailWords(language)
    return (
      <Layout preview={words.applicationPreview} reason={words.applicationReason} language={language}>
        <Greeting fullName={fullName} language={language} />
        <Paragraph>{fill(sentences[occasion](words), { job: line(jobTitle), company: line(companyName) })}</Paragraph>
        <Paragraph>{words.privatePage}</Paragraph>
        <Action href={link} language={language}>
          {occasion === 'again' ? words.useNewer : words.openApplication}
        </Action>
        <Paragraph>{words.anotherResume}</Paragraph>
      </Layout>
    )
  },
}
