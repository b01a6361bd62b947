import { expect, test } from 'bun:test'
import { criteriaFrom } from '#src/resume-engine/criteria.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { unreadParts, whyUnordered } from './rankable.ts'

const asked = (text: string, confidences = [0.9], version = 1) => {
  const requirements = extractJobRequirements(documentFromText(text))
  return whyUnordered({ requirements, criteria: { ...criteriaFrom(requirements), version }, confidences })
}

const full = 'Data Engineer\n\nRequirements\n- Python, SQL and Apache Spark\n- 3 years of experience'

test('a job description with a title and three requirements puts people in order', () => {
  expect(asked(full)).toBeNull()
})

test('one without a title, with too few requirements, or that most resumes leave open does not, until a person decides', () => {
  expect(asked('Requirements\n- Python, SQL and Apache Spark\n- 3 years of experience')).toContain('no known job title')
  expect(asked('Data Engineer\n\nRequirements\n- Python')).toContain('one requirement was found')
  expect(asked(full, [0.3, 0.45, 0.9])).toContain('say nothing about')
  expect(asked('Data Engineer\n\nRequirements\n- Python', [0.3], 2)).toBeNull()
})

test('what could not be read is named, what nobody asked for is not', () => {
  const open = (name: string, summary: string) => ({ name, weight: 0, answered: false, summary })
  expect(unreadParts([open('experience', '3 years asked for; the resume gives no dates.')])).toEqual(['dates of employment'])
  expect(unreadParts([open('experience', 'The job description states no years of experience.')])).toEqual([])
})
