/** @jsxImportSource react */
import { fill } from '#src/words/fill.ts'
import { type mailWords, Paragraph } from './layout.tsx'

/** What somebody wrote, as plain paragraphs: nothing in it becomes a link, a picture or markup. */
export const WrittenWords = ({ body }: { body: string }) =>
  body.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    <Paragraph key={index}>
      {paragraph.split('\n').map((words, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <span key={number}>
          {number > 0 && <br />}
          {words}
        </span>
      ))}
    </Paragraph>
  ))

/** Line breaks in a subject could become headers of the mail. */
export const subjectLine = (subject: string) => subject.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()

export const shortLine = (value: string) => value.replace(/\s+/g, ' ').trim().slice(0, 120)

/** Who wrote, and for whom. */
export const senderInWords = (words: ReturnType<typeof mailWords>, name: string, company: string) =>
  company ? fill(words.senderOf, { name: shortLine(name), company: shortLine(company) }) : shortLine(name)
