/** @jsxImportSource react */
import { fill } from '#src/words/fill.ts'
import { Action, Layout, mailWords } from './layout.tsx'
import type { Template } from './template.ts'
import { senderInWords, shortLine, subjectLine, WrittenWords } from './written-words.tsx'

/** What a company wrote to somebody who applied, with the way to their own page. */
export const applicantMessage: Template<'applicant-message'> = {
  subject: ({ subject }) => subjectLine(subject),
  body: ({ body, senderName, companyName, jobTitle, replyTo, link, language }) => {
    const words = mailWords(language)
    const sender = senderInWords(words, senderName, companyName)
    return (
      <Layout
        preview={shortLine(body)}
        reason={fill(words.messageReason, { sender, job: shortLine(jobTitle), address: replyTo })}
        language={language}
      >
        <WrittenWords body={body} />
        <Action href={link} language={language}>
          {words.openApplication}
        </Action>
      </Layout>
    )
  },
}
