import { describe, expect, test } from 'bun:test'
import { documentFromText } from './plain-document.ts'
import { rowsOf } from './rows.ts'
import { listItems } from './skill-items.ts'

const items = (text: string) => {
  const document = documentFromText(text)
  return listItems(document.text, rowsOf(document)).map((item) => item.text)
}

describe('items of a list of skills', () => {
  test('stand between commas, bars, bullets and gaps', () => {
    expect(items('Go, Python; SQL | Redis • Kafka')).toEqual(['Go', 'Python', 'SQL', 'Redis', 'Kafka'])
    expect(items('HTML\tCSS\tTypeScript')).toEqual(['HTML', 'CSS', 'TypeScript'])
    expect(items('• Copywriting\n• Search advertising')).toEqual(['Copywriting', 'Search advertising'])
  })
  test('go without labels, levels and introductions', () =>
    expect(items('Languages: Go (3 years), Python - Advanced\nComputer: Proficient in Windows and Mac OS, and Excel')).toEqual([
      'Go',
      'Python',
      'Windows',
      'Mac OS',
      'Excel',
    ]))
  test('keep what stands in brackets together', () =>
    expect(items('Vector DBs (Pinecone, Weaviate), CI/CD')).toEqual(['Vector DBs (Pinecone, Weaviate)', 'CI/CD']))
  test('are joined again where a narrow column broke them', () =>
    expect(items('Data Processing, Data Modelling, Data\nStructures, Deep Learning, Application\nDevelopment, Python')).toEqual([
      'Data Processing',
      'Data Modelling',
      'Data Structures',
      'Deep Learning',
      'Application Development',
      'Python',
    ]))
  test('are told apart without separators when all are known', () =>
    expect(items('Go Python TypeScript Kubernetes')).toEqual(['Go', 'Python', 'TypeScript', 'Kubernetes']))
})
