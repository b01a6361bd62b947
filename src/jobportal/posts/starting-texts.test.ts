import { describe, expect, test } from 'bun:test'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { readHere } from '#src/reading-worker/read-tasks.ts'
import { startingTexts } from './starting-texts.ts'

const reader = readHere(readDocument)

describe('the text to start from for', () => {
  for (const { title, fields } of startingTexts) {
    test(title, async () => {
      const { experience = '', skillsRequired = [], descriptionText = '' } = fields
      for (const part of ['Responsibilities\n', 'Must-haves\n', 'Nice to have\n']) expect(descriptionText).toContain(part)
      // Nothing is left to fill in: whoever posts it as it is says nothing wrong.
      expect(descriptionText).not.toMatch(/[[\]]/)
      expect(experience).toMatch(/^\d+\+ years$/)
      expect(skillsRequired.length).toBeGreaterThan(3)
      const { requirements } = await reader.jobText(`${title}\n\n${descriptionText}`)
      const asked = requirements.mustHave.map(({ value }) => [value.skill, ...value.alternatives])
      // Each is a skill that our reader knows, and that the text demands of everybody.
      for (const skill of skillsRequired) {
        const named = await reader.skillNamed(skill)
        expect(named).toEqual({ skill, known: true })
        expect([skill, asked.some((one) => one.length === 1 && one[0] === skill)]).toEqual([skill, true])
      }
    })
  }
})
