/** @jsxImportSource react */
import { Action, asName, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

export const mentioned: Template<'mentioned'> = {
  subject: 'A colleague mentioned you in a note',
  body: ({ fullName, byName, jobTitle, link }) => (
    <Layout
      preview="Open the note to read and answer it."
      reason="You receive this mail because a note of your workspace asks for you."
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        {asName(byName) ?? 'A colleague'} mentioned you in a note about a candidate
        {jobTitle ? ` for ${jobTitle.replace(/\s+/g, ' ').trim().slice(0, 120)}` : ''}.
      </Paragraph>
      <Action href={link}>Read the note</Action>
    </Layout>
  ),
}
