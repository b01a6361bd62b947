/** @jsxImportSource react */
import { Action, Greeting, Layout, mailWords, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const formPass: Template<'form-pass'> = {
  subject: ({ language }) => mailWords(language).formPass,
  body: ({ link, language }) => {
    const words = mailWords(language)
    return (
      <Layout preview={words.formPassPreview} reason={words.formPassReason} language={language}>
        <Greeting fullName="" language={language} />
        <Paragraph>{words.formPassWhat}</Paragraph>
        <Action href={link} language={language}>
          {words.formPassOpen}
        </Action>
        <Paragraph>{words.formPassHour}</Paragraph>
      </Layout>
    )
  },
}
