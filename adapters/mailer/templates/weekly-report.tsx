/** @jsxImportSource react */
import { Action, Greeting, Layout, Paragraph } from './layout.tsx'
import type { Template } from './template.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const dayInWords = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[month! - 1]} ${date}, ${year}`
}

const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

export const weeklyReport: Template<'weekly-report'> = {
  subject: ({ firstDay, lastDay }) => `Your week: ${dayInWords(firstDay)} to ${dayInWords(lastDay)}`,
  body: ({ fullName, workspaceName, firstDay, lastDay, numbers, link, settingsLink }) => (
    <Layout
      preview={numbers.map(({ title, count }) => `${title}: ${count}`).join(', ')}
      reason={`You receive this mail because you asked for the numbers of each week. You end it under Settings: ${settingsLink}`}
    >
      <Greeting fullName={fullName} />
      <Paragraph>
        The numbers of “{line(workspaceName)}” from {dayInWords(firstDay)} to {dayInWords(lastDay)}, in whole days in UTC.
      </Paragraph>
      {numbers.map(({ title, count, definition }) => (
        <Paragraph key={title}>
          <strong>
            {title}: {count}
          </strong>
          <br />
          {definition}
        </Paragraph>
      ))}
      <Action href={link}>Open these numbers</Action>
    </Layout>
  ),
}
