import { describe, expect, test } from 'bun:test'
import { totalExperienceMonths } from './experience.ts'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'
import { resumeFields } from './resume-fields.ts'

const resume = `Nora Lindgren
Platform Engineer
Malmö, Sweden | +46 70 123 45 67 | nora.lindgren@example.com

SUMMARY
Engineer with 9+ years of experience in building services.

EXPERIENCE
Senior Platform Engineer | Brightwater AB | Jan 2020 – Present
• Moved the batch jobs to Kubernetes and Terraform.
Platform Engineer | Northline Ltd | Jan 2018 – Dec 2020
• Wrote services in Go and PostgreSQL.

EDUCATION
M.Sc. in Computer Science, Lund University, 2012 – 2017

SKILLS
Languages: Go, Python, SQL
Tools: Kubernetes, Terraform, Widgetizer Pro (2 years)
`
const facts = extractResumeFacts(documentFromText(resume))

describe('the facts of a resume', () => {
  test('are what a reader would write down', () =>
    expect(resumeFields(facts, '2023-12-15')).toEqual({
      name: 'Nora Lindgren',
      email: 'nora.lindgren@example.com',
      mobileNumber: '+46 70 123 45 67',
      designation: ['Senior Platform Engineer', 'Platform Engineer'],
      degree: ['M.Sc. in Computer Science'],
      skills: ['Go', 'Python', 'SQL', 'Kubernetes', 'Terraform', 'Widgetizer Pro'],
      companyNames: ['Brightwater AB', 'Northline Ltd'],
      totalExperience: 6,
    }))

  test('hold no degree of which somebody only has hours', () => {
    const { degrees } = extractResumeFacts(
      documentFromText(resume.replace('M.Sc. in Computer Science,', "78 semester hours toward a Bachelor's degree,")),
    )
    expect(degrees).toEqual([])
  })

  test('count overlapping roles once and both end months in', () => {
    expect(totalExperienceMonths(facts, '2023-12-01')).toBe(72)
    const four = extractResumeFacts(documentFromText('EXPERIENCE\nEngineer, Nimbus Ltd\tJanuary 2020 - December 2023\n• Built.'))
    expect(totalExperienceMonths(four, '2026-01-01')).toBe(48)
  })

  test('take the years a resume states when its roles have no dates, and nothing from its education', () => {
    const stated = extractResumeFacts(
      documentFromText('SUMMARY\nManager with over seven years of experience in hotels.\n\nEDUCATION\nB.A. History, 2001 - 2005'),
    )
    expect(totalExperienceMonths(stated, '2026-01-01')).toBe(84)
    expect(
      totalExperienceMonths(extractResumeFacts(documentFromText('EDUCATION\nB.A. History, 2001 - 2005')), '2026-01-01'),
    ).toBeNull()
  })

  test('are those of a first job, with little confidence, if there are other parts and none about employment', () => {
    const study = 'Priya Sharma\npriya@example.com\n\nEDUCATION\nB.Sc. Computer Science, University of Mumbai, 2020 - 2023\n\n'
    for (const part of [
      'CERTIFICATIONS\nAWS Certified Cloud Practitioner, 2023\nOracle Certified Associate, Java SE 8, 2022',
      'AWARDS\nFirst prize of the national olympiad in mathematics, 2021',
      'SKILLS\nJava, SQL, Python',
    ]) {
      const fresh = extractResumeFacts(documentFromText(study + part))
      expect(totalExperienceMonths(fresh, '2026-01-01')).toBe(0)
      expect(fresh.reading?.confidence).toBeLessThan(0.6)
      expect(fresh.reading?.gaps.map(({ kind }) => kind)).toContain('no-employment')
    }
    const undated = extractResumeFacts(
      documentFromText(`${study}CERTIFICATIONS\nAWS, 2023\n\nEXPERIENCE\nEngineer at Nimbus Ltd`),
    )
    expect(totalExperienceMonths(undated, '2026-01-01')).toBeNull()
  })

  test('carry quotes that are exact pieces of the text', () => {
    const text = documentFromText(resume).text
    const quotes = [...JSON.stringify(facts).matchAll(/"start":(\d+),"end":(\d+),"quote":("(?:[^"\\]|\\.)*")/g)]
    expect(quotes.length).toBeGreaterThan(20)
    for (const [, start, end, quote] of quotes) expect(text.slice(Number(start), Number(end))).toBe(JSON.parse(quote!))
  })

  test('mark skills that a list names, and those only this resume knows', () => {
    const skill = (name: string) => facts.skills.find(({ value }) => value.skill === name)?.value
    expect(skill('Go')).toEqual({ skill: 'Go', known: true, listed: true })
    expect(skill('Widgetizer Pro')).toEqual({ skill: 'Widgetizer Pro', known: false, listed: true })
    expect(skill('PostgreSQL')).toEqual({ skill: 'PostgreSQL', known: true, listed: false })
  })

  test('are the same every time', () => expect(extractResumeFacts(documentFromText(resume))).toEqual(facts))

  test('do not let name, address or school into what is compared', () => {
    const other = resume
      .replaceAll('Nora Lindgren', 'Petra Osei')
      .replace('nora.lindgren@', 'p.osei@')
      .replace('Malmö, Sweden', 'Accra, Ghana')
      .replace('Lund University', 'Ashesi College')
    const swapped = extractResumeFacts(documentFromText(other))
    expect(swapped.terms).toEqual(facts.terms)
    expect(swapped.occupations).toEqual(facts.occupations)
  })

  test('of an empty or strange text are unknown, not guessed', () => {
    for (const text of ['', '   \n', '????', '\u0000\u0001', '12345\n67890', 'lorem ipsum dolor sit amet']) {
      const { name, email, phone, designations, companies, degrees, roles } = extractResumeFacts(documentFromText(text))
      expect({ name, email, phone, designations, companies, degrees, roles }).toEqual({
        name: null,
        email: null,
        phone: null,
        designations: [],
        companies: [],
        degrees: [],
        roles: [],
      })
    }
  })

  test('of a text made of nothing but positions stay few', () => {
    const lines = Array.from({ length: 400 }, (_, number) => `Platform Engineer ${number} | Brightwater AB | Jan 2018 - Dec 2020`)
    const facts = extractResumeFacts(documentFromText(`Nora Lindgren\n\nEXPERIENCE\n${lines.join('\n')}`))
    expect(facts.roles.length).toBeGreaterThan(20)
    expect(facts.roles.length).toBeLessThanOrEqual(100)
    expect(JSON.stringify(facts).length).toBeLessThan(200_000)
  })

  test('of 50,000 hostile characters are read in time that grows with their number', () => {
    for (const seed of [
      '(',
      'a@',
      '1 ',
      'A ',
      'Jan 2019 - ',
      'Bachelor of ',
      'Worked as a ',
      'MBA, ',
      'S K ',
      '5 years of ',
      '– ',
      'a, ',
      '工程师 ',
    ]) {
      const time = (length: number) => {
        const document = documentFromText(
          `Skills\n${seed.repeat(length / seed.length)}\nExperience\n${seed.repeat(length / seed.length)}`,
        )
        const started = performance.now()
        extractResumeFacts(document)
        return performance.now() - started
      }
      time(5_000)
      expect(time(50_000)).toBeLessThan(1_500)
    }
  })
})
