import { describe, expect, test } from 'bun:test'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'

const resumeWith = (sentence: string) =>
  `Mira Talvik\nmira@example.com\n\nSummary\n${sentence}\n\nExperience\nBackend Developer, Northwind\n2019 - 2023\nBuilt services in Python.\n\nSkills\nPython, PostgreSQL`
const skillsOf = (sentence: string) =>
  extractResumeFacts(documentFromText(resumeWith(sentence))).skills.map(({ value }) => value.skill)

describe('a skill that the sentence denies or only wishes for is not held', () => {
  for (const sentence of [
    'I have no experience with Kubernetes, Terraform or Go.',
    'No professional experience in Kubernetes.',
    'I have never used Kubernetes or Terraform.',
    'I have not worked with Kubernetes yet.',
    'Not yet familiar with Kubernetes, Terraform.',
    'Lacking knowledge of Kubernetes and\nTerraform.',
    'Eager to learn Kubernetes and Terraform.',
    'Interested in learning Terraform, Kubernetes.',
  ])
    test(sentence.replace('\n', ' '), () => {
      const skills = skillsOf(sentence)
      expect(skills).not.toContain('Kubernetes')
      expect(skills).not.toContain('Terraform')
      expect(skills).toContain('Python')
    })

  test('in a list of skills too', () => {
    const skills = skillsOf('Developer.').length
    const text = `${resumeWith('Developer.')}, Docker\nNo experience with Kubernetes, Terraform`
    const named = extractResumeFacts(documentFromText(text)).skills.map(({ value }) => value.skill)
    expect(named).toContain('Docker')
    expect(named).not.toContain('Terraform')
    expect(named.length).toBe(skills + 1)
  })
})

describe('a skill that the sentence does not deny counts', () => {
  for (const sentence of [
    'Not only experienced in Kubernetes but in all that surrounds it.',
    'No experience with Rust, but five years with Kubernetes.',
    'Eager to learn new things; runs Kubernetes in production.',
    'Moved services to Kubernetes with no downtime.',
    'Without prior experience in Rust. Operates Kubernetes.',
    'No experience with Rust\nKubernetes clusters for a team of six',
  ])
    test(sentence.replace('\n', ' / '), () => expect(skillsOf(sentence)).toContain('Kubernetes'))
})
