import { expect, test } from 'bun:test'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Providers } from '../providers.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { FailedState } from './failed-state.tsx'
import { PasswordField, SelectField, TextField } from './field.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Waiting } from './spinner.tsx'

const shown = (element: ReactElement) => renderToStaticMarkup(<Providers>{element}</Providers>)

interface Person {
  name: string
  percent: number
}

const columns: Column<Person>[] = [
  { key: 'name', header: 'Name', cell: (person) => person.name, sortBy: (person) => person.name, namesRow: true },
  { key: 'percent', header: 'Match', cell: (person) => `${person.percent}%`, align: 'end' },
]
const people = [
  { name: 'Ana', percent: 90 },
  { name: 'Zoe', percent: 40 },
]

test('a table keeps the order it was given, names its rows and labels its cells for narrow windows', () => {
  const html = shown(
    <DataTable caption="People" columns={columns} rows={people} rowKey={(person) => person.name} empty="Nobody yet" />,
  )
  expect(html.indexOf('Ana')).toBeLessThan(html.indexOf('Zoe'))
  expect(html).toContain('<caption class="visually-hidden">People</caption>')
  expect(html).toContain('scope="row"')
  expect(html).toContain('data-label="Match"')
  expect(html).toMatch(/<button type="button" class="table-sort[^"]*">Name/)
})

test('a table opens one row', () => {
  const html = shown(
    <DataTable
      caption="People"
      columns={columns}
      rows={people}
      rowKey={(person) => person.name}
      expansion={(person) => <p>More about {person.name}</p>}
      expandedKey="Zoe"
      empty="Nobody yet"
    />,
  )
  expect(html).toContain('More about Zoe')
  expect(html).not.toContain('More about Ana')
})

test('an empty table says so across all columns', () => {
  const html = shown(
    <DataTable caption="People" columns={columns} rows={[]} rowKey={(person) => person.name} empty="Nobody yet" />,
  )
  expect(html).toContain('colSpan="2"')
  expect(html).toContain('Nobody yet')
})

test('a field ties its label, hint and error to its control', () => {
  const html = shown(<TextField label="Email" hint="Your work address" error="Enter an email" name="email" optional />)
  const id = /<label class="field-label" for="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`aria-describedby="${id}-hint ${id}-error"`)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('(optional)')
  expect(html).toContain(`id="${id}"`)
})

test('a password is hidden until its button is pressed, and the button says for which field', () => {
  const html = shown(<PasswordField label="New Password" name="password" />)
  expect(html).toContain('type="password"')
  expect(html).toContain('Show<span class="visually-hidden"> new password</span>')
})

test('a select keeps its options', () => {
  expect(
    shown(
      <SelectField label="Plan" name="plan">
        <option>trial</option>
      </SelectField>,
    ),
  ).toContain('<option>trial</option>')
})

test('a failed state says what failed, what the server said, and how to find it in the logs', () => {
  const html = shown(
    <FailedState title="Failed to load profile" failure={{ error: 'Disk full', requestId: 'r-7' }} onRetry={() => {}} />,
  )
  for (const text of ['role="alert"', 'Failed to load profile', 'Disk full', 'r-7', 'Try again']) expect(html).toContain(text)
})

test('an empty state names the next step', () => {
  expect(shown(<EmptyState title="No resumes yet" action={<a href="/dashboard/upload">Upload resumes</a>} />)).toContain(
    'Upload resumes',
  )
})

test('waiting is announced', () => {
  expect(shown(<Waiting text="Loading candidate data..." />)).toContain('role="status"')
})

test('progress stays inside its bar', () => {
  expect(shown(<ProgressBar label="Usage" value={30} max={20} />)).toContain('width:100%')
  expect(shown(<ProgressBar label="Usage" value={0} max={0} />)).toContain('width:0%')
})
