/** @jsxImportSource react */
import { fill } from '#src/words/fill.ts'
import { Action, Layout, mailWords } from './layout.tsx'
import type { Template } from './template.ts'
import { senderInWords, shortLine, subjectLine, WrittenWords } from './written-words.tsx'

/** What a recruiter wrote. */
export const candidateMessage: Template<'candidate-message'> = {
  subject: ({ subject }) => subjectLine(subject),
  body: ({ body, senderName, companyName, replyTo, action, language }) => {
    const words = mailWords(language)
    const sender = senderInWords(words, senderName, companyName)
    return (
      <Layout preview={shortLine(body)} reason={fill(words.candidateReason, { sender, address: replyTo })} language={language}>
        <WrittenWords body={body} />
        {action && (
          <Action href={action.href} language={language}>
            {action.text}
          </Action>
        )}
      </Layout>
    )
  },
}
