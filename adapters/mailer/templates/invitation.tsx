/** @jsxImportSource react */
import type { Role } from '#src/shared/roles.ts'
import { Action, asName, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

/** What somebody may do, to be read by them. */
export const may: Record<Role, string> = {
  owner: 'As an owner you can do everything, also invite colleagues.',
  recruiter: 'As a recruiter you can upload resumes, rank candidates and work with them.',
  viewer: 'As a viewer you can look at everything and change nothing.',
  'hiring-manager':
    'As a hiring manager you see the jobs you are named on, with their candidates, and decide there who moves on and who does not.',
  interviewer: 'As an interviewer you see the candidates of the jobs you are named on, and write down what you think of them.',
}

export const invitation: Template<'invitation'> = {
  subject: 'You are invited to a workspace',
  body: ({ fullName, inviterName, workspaceName, role, link }) => (
    <Layout
      preview="The link works for seven days."
      reason="You are getting this email because somebody entered your address to invite you. If you do not know them, ignore it: nothing happens without you."
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        {asName(inviterName) ?? 'Somebody'} invites you to work in “{oneLine(workspaceName)}”. {may[role]}
      </Paragraph>
      <Action href={link}>Accept the invitation</Action>
      <Paragraph>The link works once and for seven days. It is for you alone: whoever opens it can join in your name.</Paragraph>
    </Layout>
  ),
}

/** A name of a company may hold digits and signs; what looks like an address of a web site is cut there. */
export const oneLine = (name: string) =>
  name
    .replace(/\s+/g, ' ')
    .split(/:\/\/|www\./i)[0]!
    .trim()
    .slice(0, 60)
