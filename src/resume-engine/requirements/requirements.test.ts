import { describe, expect, test } from 'bun:test'
import { documentFromText } from '../parsing/plain-document.ts'
import { extractJobRequirements } from './requirements.ts'

const read = (text: string) => {
  const requirements = extractJobRequirements(documentFromText(text))
  return {
    ...requirements,
    must: requirements.mustHave.map(({ value }) => value.skill),
    nice: requirements.niceToHave.map(({ value }) => value.skill),
  }
}

const advertisement = `Senior Data Engineer

About us
Northwind is a fast-growing company that loves Kubernetes parties. We have been serving customers for over 30 years.

What you'll do
- Build pipelines that move events into the warehouse
- Keep Airflow jobs healthy

Requirements
- 5+ years of experience in data engineering
- Bachelor's degree in Computer Science or equivalent experience
- Strong Python and SQL
- Experience with Apache Spark; Scala is a plus

Nice to have
- Terraform
- Snowflake and dbt

Benefits
Health insurance, 401(k), free Photoshop courses and $120,000 a year.

Northwind is an equal opportunity employer. You must be at least 18 years old.`

describe('a name that is also that of a skill', () => {
  const asked = (about: string, requirement: string) => {
    const { must, nice } = read(`Video Engineer\n${about}\n\nRequirements\n- Python\n- ${requirement}`)
    return [...must, ...nice]
  }

  test.each([
    ['Snowflake is the leading platform for data.', 'Experience with products like Snowflake', 'Snowflake'],
    ['At Stripe, we build infrastructure.', 'You have experience of shipping Stripe features', 'Stripe'],
    ['About Databricks', 'Experience in sales at Databricks or elsewhere', 'Databricks'],
    ['Follow us on LinkedIn.', 'Experience is needed; apply on LinkedIn', 'LinkedIn'],
    ['Our office is in New Jersey.', 'Experience, and you must live in New Jersey', 'Jersey'],
  ])('asks for nothing where it is the company that hires, its page or a place: %s', (about, requirement, skill) => {
    expect(asked(about, requirement)).toContain('Python')
    expect(asked(about, requirement)).not.toContain(skill)
  })

  test.each([
    ['A bank hires.', 'Experience with SQL; Snowflake is a plus', 'Snowflake'],
    ['Stripe is a must for us.', 'Experience with Stripe', 'Stripe'],
    ['A shop hires.', 'Jersey, Spring and Java', 'Jersey'],
  ])('asks for it where another company does: %s', (about, requirement, skill) => {
    expect(asked(about, requirement)).toContain(skill)
  })
})

describe('a job advertisement', () => {
  const requirements = read(advertisement)

  test('states its title, and the title its family', () => {
    expect(requirements.title?.value).toBe('Senior Data Engineer')
    expect(requirements.titleMeaning?.family).toBe('Data Engineer')
  })

  test.each([
    ['Production Operator $16.50/hr', 'Production Operator'],
    ['Web Developer (£30k - £35k per year)', 'Web Developer'],
    ['Forklift Driver - 15.25 an hour', 'Forklift Driver'],
  ])('has a title without what is paid, so that "hr" is no human resources: %s', (heading, title) => {
    const { value } = read(`${heading}\n\n${advertisement.split('\n').slice(1).join('\n')}`).title!
    expect(value).toBe(title)
  })

  test('has a title once, where a page repeats it', () => {
    expect(read(`Welder Welder\n\n${advertisement}`).title!.value).toBe('Welder')
    expect(read(advertisement.replace('Senior Data Engineer', 'Data Engineer Data Engineer - Night shift')).title!.value).toBe(
      'Data Engineer',
    )
  })

  test('asks for skills, those it can do without apart', () => {
    expect(requirements.must).toEqual(expect.arrayContaining(['Python', 'SQL', 'Apache Spark']))
    expect(requirements.nice).toEqual(expect.arrayContaining(['Terraform', 'Snowflake', 'Scala']))
    expect(requirements.must).not.toContain('Terraform')
  })

  test('asks for nothing that only its benefits or its praise of the company mention', () => {
    expect([...requirements.must, ...requirements.nice]).not.toContain('Adobe Photoshop')
    expect([...requirements.must, ...requirements.nice]).not.toContain('Kubernetes')
    expect(requirements.terms.map(([term]) => term)).not.toContain('insur')
  })

  test('asks for years and a degree', () => {
    expect(requirements.minimumYears?.value).toBe(5)
    expect(requirements.degree?.value).toEqual({ canonical: "Bachelor's degree", rank: 5, orExperience: true })
  })

  test('is quoted in its own words', () => {
    const { text } = documentFromText(advertisement)
    const facts = [
      ...requirements.mustHave,
      ...requirements.niceToHave,
      requirements.minimumYears!,
      requirements.degree!,
      requirements.title!,
    ]
    for (const { quotes } of facts) for (const { start, end, quote } of quotes) expect(text.slice(start, end)).toBe(quote)
  })
})

describe('years of experience', () => {
  const years = (line: string) => read(`Warehouse Manager\n\nRequirements\n- ${line}`).minimumYears?.value ?? null

  test.each([
    ['At least three years of experience in logistics', 3],
    ['Minimum of 4 years experience', 4],
    ['2-4 years of relevant work experience', 2],
    ['ten (10) years of progressive experience', 10],
    ['7 yrs. experience leading teams', 7],
    ['18 months of experience with forklifts', 1.5],
    ['A degree and 3 years of experience, or 6 years of experience without one', 3],
  ])('in "%s" are %d', (line, expected) => {
    expect(years(line)).toBe(expected)
  })

  test.each([
    'Must be at least 18 years of age',
    'Our company has over 40 years of history',
    '2 year contract',
    'Preferred: 8 years of experience',
  ])('are not asked for in "%s"', (line) => {
    expect(years(line)).toBeNull()
  })
})

describe('the degree', () => {
  const degree = (line: string) => read(`Analyst\n\nQualifications\n- ${line}`).degree?.value ?? null

  test('is the lowest that is accepted', () => {
    expect(degree("Bachelor's or Master's degree in Statistics")?.rank).toBe(5)
    expect(degree('PhD in Physics')?.rank).toBe(8)
    expect(degree('High school diploma or GED')?.rank).toBe(1)
  })

  test('is not one that is only wished for', () => {
    expect(degree("Master's degree preferred")).toBeNull()
  })

  test('can be replaced by experience when the text says so', () => {
    expect(degree('BS in Engineering or equivalent experience')?.orExperience).toBe(true)
    expect(degree('BS in Engineering')?.orExperience).toBe(false)
  })
})

describe('skills of which one will do', () => {
  const asked = (line: string) =>
    extractJobRequirements(documentFromText(`Analyst\n\nRequirements\n- Excellent SQL\n- ${line}`)).mustHave.map(({ value }) =>
      [value.skill, ...value.alternatives].join(' or '),
    )

  test.each([
    ['Tableau, Power BI or Looker', 'Tableau or Power BI or Looker'],
    ['At least one of TensorFlow, Keras and PyTorch', 'TensorFlow or Keras or PyTorch'],
    ['Java or Kotlin', 'Java or Kotlin'],
  ])('are one requirement: %s', (line, expected) => {
    expect(asked(line)).toContain(expected)
  })

  test('are not those joined by "and"', () => {
    expect(asked('Tableau, Power BI and Looker')).toEqual(['SQL', 'Tableau', 'Power BI', 'Looker'])
  })
})

describe('texts that were copied carelessly', () => {
  test('still divide into their parts', () => {
    const { must, nice } = read(
      'Accountant We are looking for help.ResponsibilitiesClose the monthly booksPrepare reportsRequirementsExperience with NetSuite and SQLKnowledge of PythonPreferred QualificationsExperience with Tableau',
    )
    expect(must).toEqual(expect.arrayContaining(['NetSuite', 'SQL', 'Python']))
    expect(nice).toContain('Tableau')
  })

  test('have no title when they state none', () => {
    const requirements = read('Our client is seeking a staff accountant. Experience with invoices is required.')
    expect(requirements.title).toBeNull()
    expect(requirements.titleMeaning?.family).toBe('Accountant')
  })

  test('ask for what their sentences ask for when they have no headings', () => {
    expect(read('We need somebody who is proficient in Python and has experience with Docker.').must).toEqual([
      'Python',
      'Docker',
    ])
  })

  test('read a template without its comments', () => {
    const template = `# This line explains how to fill in Kubernetes and other fields of the form.\n# It goes on for a while about Terraform.\n# And on.\n# And on.\ntitle: "Field Office: Software Engineer"\n\nQualifications\n- Experience with Python and Go`
    const requirements = read(template)
    expect(requirements.title?.value).toBe('Software Engineer')
    expect(requirements.must).not.toContain('Kubernetes')
  })
})

test('protected traits are never a requirement', () => {
  const plain = read('Teacher\n\nRequirements\n- Experience with Moodle\n- 2 years of experience')
  const biased = read(
    'Teacher\n\nRequirements\n- Experience with Moodle\n- 2 years of experience\n- U.S. citizens only\n- Must be 25 to 35 years old\n- Regardless of gender, national origin or marital status',
  )
  expect({ ...biased, mustHave: [], terms: [], title: null }).toMatchObject({ must: plain.must, nice: plain.nice })
  expect(biased.minimumYears?.value).toBe(2)
  expect(biased.terms).toEqual(plain.terms)
})

test('an empty or hostile text asks for nothing, in time', () => {
  expect(read('').must).toEqual([])
  const before = performance.now()
  read('a'.repeat(100_000))
  read(`${'- 5 '.repeat(20_000)}`)
  read(`${'Requirements: '.repeat(5000)}`)
  read(`${'GS-14 ( '.repeat(10_000)}`)
  expect(performance.now() - before).toBeLessThan(5000)
})

describe('what does not mark whoever leaves it out', () => {
  const asked = (line: string) => read(`Analyst\n\nRequirements\n- Excellent SQL\n- ${line}`)

  test.each([
    ['Deep learning frameworks such as TensorFlow, Keras and PyTorch', 'TensorFlow'],
    ['A dashboard tool (e.g. Tableau), and patience', 'Tableau'],
    ['Scripting in Perl, Ruby, etc.', 'Perl'],
    ['Cloud services, for example voice assistants and Terraform', 'Terraform'],
  ])('an example: %s', (line, skill) => {
    const { must, nice } = asked(line)
    expect(must).not.toContain(skill)
    expect(nice).toContain(skill)
  })

  test('what stands behind the brackets of an example is asked for', () => {
    expect(asked('Version control (e.g. Git), Docker').must).toContain('Docker')
  })

  test.each(['Excellent communication skills', 'Attention to detail', 'Strong problem solving'])(
    'a soft skill, unless the text insists: %s',
    (line) => {
      expect(asked(line).must).toEqual(['SQL'])
      expect(asked(line).nice).toHaveLength(1)
    },
  )

  test('a soft skill that the text insists on is a must', () => {
    expect(asked('Communication skills are essential').must).toContain('Communication')
  })

  test('what stands beside soft skills in a list that defines them', () => {
    const { must } = read(
      'Clerk\n\nRequirements\n- Excel\n- Attention to Detail - is thorough when working.\n- Customer Service - works with clients to assess their needs.\n- Problem Solving - identifies problems.',
    )
    expect(must).toEqual(['Microsoft Excel'])
  })

  test('the word for the kind of thing that is named', () => {
    expect(asked('Administration of Linux operating systems').must).not.toContain('Operating Systems')
  })

  test('what a heading calls not required', () => {
    const { must, nice } = read('Developer\n\nRequirements\n- Python\n\nCloud (desirable but not required):\n- AWS')
    expect(must).toEqual(['Python'])
    expect(nice).toContain('AWS')
  })

  test('the products of the company', () => {
    const { must, nice } = read(
      'Sales Manager\n\nBrightwell is a leading maker of Kubernetes appliances.\nWe are the pioneer of Zero Trust.\nThe firm is backed by investors who love Python.\n\nRequirements\n- Salesforce',
    )
    expect([...must, ...nice]).toEqual(['Salesforce'])
  })

  test('keywords for search engines', () => {
    expect(read('Cook\n\nRequirements\n- Baking\n\nKeywords:\nPython, Docker').must).not.toContain('Python')
  })
})

describe('details for people to read', () => {
  const advert = `Senior Warehouse Planner

Location: Rotterdam, Netherlands (hybrid)
Salary: €58,000 - €66,000 per year

Responsibilities
- Plan the shifts of forty people and three docks
- Talk with carriers when a truck is late

Requirements
- 3+ years of experience with SAP and 2 years of Power BI
- Fluent Dutch and English
- Valid driver's license

Nice to have
- German`
  const { details, mustHave } = extractJobRequirements(documentFromText(advert))

  test('are duties, languages, licences, place, presence, pay and level', () => {
    expect(details?.duties.map(({ value }) => value)).toEqual([
      'Plan the shifts of forty people and three docks',
      'Talk with carriers when a truck is late',
    ])
    expect(details?.languages.map(({ value }) => value)).toEqual([
      { language: 'Dutch', must: true },
      { language: 'English', must: true },
      { language: 'German', must: false },
    ])
    expect(details?.licences.map(({ value }) => value)).toEqual(["Valid driver's license"])
    expect(details?.place?.value).toBe('Rotterdam, Netherlands')
    expect(details?.presence?.value).toBe('hybrid')
    expect(details?.pay?.value).toBe('€58,000 - €66,000 per year')
    expect(details?.seniority).toBeGreaterThan(0)
  })

  test('are quoted in the words of the text', () => {
    const { text } = documentFromText(advert)
    const facts = [
      ...details!.duties,
      ...details!.languages,
      ...details!.licences,
      details!.place!,
      details!.presence!,
      details!.pay!,
    ]
    for (const { quotes } of facts) for (const { start, end, quote } of quotes) expect(text.slice(start, end)).toBe(quote)
  })

  test('years stand with the skill they are asked of', () => {
    expect(mustHave.map(({ value }) => [value.skill, value.years])).toEqual([
      ['SAP', 3],
      ['Power BI', 2],
    ])
  })

  test('a title that no list knows stands where a form keeps it', () => {
    expect(read('opens: 2026-01-02\ntitle: "2026 Harbour Fellows - Tides"\n---\nText').title?.value).toBe(
      'Harbour Fellows - Tides',
    )
  })

  test('what a company has raised is no pay', () => {
    const { details } = extractJobRequirements(
      documentFromText('Cook\n\nWe raised $20,000,000 in funding.\n\nRequirements\n- Baking'),
    )
    expect(details?.pay).toBeNull()
  })
})

test('headings that a paste ran into their sentences still divide', () => {
  const { must, nice } = read(
    'Backend Developer You will join a team of five. Required Skills Experience designing services in Python Nice To Haves Terraform on Google Cloud. Perks & Benefits Free Photoshop courses',
  )
  expect(must).toContain('Python')
  expect(nice).toContain('Terraform')
  expect([...must, ...nice]).not.toContain('Adobe Photoshop')
})
