import { describe, expect, test } from 'bun:test'
import { skillsLike } from './skill-suggestions.ts'

describe('suggestions of skills', () => {
  test('begin with what is called exactly so, then with what many mean', () => {
    expect(skillsLike('go', 3)[0]).toBe('Go')
    expect(skillsLike('py', 2)).toEqual(['Python', 'PyTorch'])
    expect(skillsLike('SQL', 1)).toEqual(['SQL'])
    expect(skillsLike('mach', 1)).toEqual(['Machine Learning'])
    // Also an abbreviation of something that few look for.
    expect(skillsLike('pos', 1)).toEqual(['PostgreSQL'])
  })

  test('know other names, and words within names', () => {
    expect(skillsLike('k8s', 1)).toEqual(['Kubernetes'])
    expect(skillsLike('excel', 1)).toEqual(['Microsoft Excel'])
    expect(skillsLike('boot', 2)).toEqual(['Bootstrap', 'Spring Boot'])
    // "python pandas" is no reason to think of pandas here.
    expect(skillsLike('pyt', 10)).not.toContain('Pandas')
  })

  test('are as many as wanted, each once, without commas and without spoken languages', () => {
    const many = skillsLike('e', 500)
    expect(many).toHaveLength(500)
    expect(new Set(many).size).toBe(500)
    expect(many.filter((skill) => skill.includes(','))).toEqual([])
    expect(many).not.toContain('English')
    expect(skillsLike('  ', 10)).toEqual([])
    expect(skillsLike('no such thing at all', 10)).toEqual([])
  })
})
