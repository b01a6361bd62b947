import { describe, expect, test } from 'bun:test'
import { documentFromText } from '../parsing/plain-document.ts'
import { extractResumeFacts } from '../parsing/resume-facts.ts'
import { extractJobRequirements } from '../requirements/requirements.ts'
import { exactShare, scoreMatch } from './score-match.ts'

const job = `DevOps Engineer

About the role
You will build and run the delivery pipelines of forty teams and keep the clusters behind them healthy at all hours.

Responsibilities
- Design, build and operate continuous delivery pipelines with Jenkins and GitHub Actions
- Provision cloud infrastructure on AWS with Terraform and keep its cost under control
- Run Kubernetes clusters in production and improve their observability with Prometheus and Grafana
- Respond to incidents, write postmortems and remove the causes of repeated failures

Requirements
- 4+ years of experience as a DevOps Engineer or Site Reliability Engineer
- Strong knowledge of Linux, Docker and Kubernetes
- Experience with Terraform, Ansible and AWS
- Scripting in Python or Bash`

const chef = `Otto Field
otto@example.org

Experience
Head Chef, The Blue Door
May 2012 - Present
- Cooked seasonal menus, ordered vegetables and trained line cooks
- Kept the kitchen clean and food costs low
Sous Chef, Harbour Inn
June 2008 - April 2012
- Prepared sauces, soups and desserts

Education
Diploma in Culinary Arts, Riverside College, 2008`

const requirements = extractJobRequirements(documentFromText(job))

const match = (resume: string) =>
  scoreMatch({ facts: extractResumeFacts(documentFromText(resume)), requirements, day: '2025-06-30' })
const points = (resume: string) => 100 * exactShare(match(resume).components)

const bullets = job
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .toReversed()
  .join('\n')

describe('a copy of the job description', () => {
  const base = points(chef)

  test.each([
    ['at the end', `${chef}\n\n${job}`],
    ['at the beginning', `${job}\n\n${chef}`],
    ['under a heading of skills', `${chef}\n\nSkills\n${job}`],
    ['as own bullets, in another order', chef.replace('- Kept the kitchen', `${bullets}\n- Kept the kitchen`)],
    [
      'with words put in here and there',
      `${chef}\n\n${job
        .split(' ')
        .map((word, place) => (place % 9 === 5 ? `really ${word}` : word))
        .join(' ')}`,
    ],
  ])('earns next to nothing %s, and is told', (_, resume) => {
    const result = match(resume)
    expect(points(resume) - base).toBeLessThan(5)
    expect(result.copied!.share).toBeGreaterThan(0.3)
    expect(result.warnings.join(' ')).toMatch(/\d+ % of this resume is the text of the job description/)
    for (const { start, end, quote } of result.copied!.passages) expect(resume.slice(start, end)).toBe(quote)
  })

  test('is told at the beginning too, where lines with an address are about the person', () => {
    const oneLine = job.replaceAll(/\n(?!About|Resp|Req)/g, ' ').replace('hours.', 'hours, at any address.')
    const asked = extractJobRequirements(documentFromText(oneLine))
    const { copied } = scoreMatch({
      facts: extractResumeFacts(documentFromText(`${oneLine}\n\n${chef}`)),
      requirements: asked,
      day: '2025-06-30',
    })
    expect(copied!.share).toBeGreaterThan(0.3)
  })

  test('takes its title along, also where a place stood between the title and the text', () => {
    const placed = job.replace('DevOps Engineer\n', 'DevOps Engineer - Washington DC\n')
    const asked = extractJobRequirements(documentFromText(placed))
    const untitled = chef.replace('Head Chef, ', '').replace('Sous Chef, ', '')
    const ofTitle = (resume: string) =>
      scoreMatch({ facts: extractResumeFacts(documentFromText(resume)), requirements: asked, day: '2025-06-30' }).components.find(
        ({ name }) => name === 'title',
      )!.score
    expect(ofTitle(`${placed}\n\n${untitled}`)).toBe(ofTitle(untitled))
  })

  test('repeated ten times earns no more', () => {
    expect(points(`${chef}\n${`\n${job}`.repeat(10)}`) - base).toBeLessThan(5)
  })

  test('is none where somebody uses a phrase that everybody uses', () => {
    const resume = chef.replace('- Kept', '- Strong knowledge of Linux, Docker and Kubernetes as a hobby\n- Kept')
    expect(match(resume).copied).toBeUndefined()
    expect(match(chef).warnings).toEqual([])
  })

  test('takes nothing away from what the rest of the resume shows', () => {
    const engineer = `Ada Brook

Experience
Site Reliability Engineer, Contoso
January 2019 - Present
- Moved the batch jobs of a bank from Jenkins to Kubernetes and halved their running time
- Wrote Terraform modules that forty colleagues use on AWS

Skills
Linux, Docker, Ansible, Python`
    expect(points(`${engineer}\n\n${job}`)).toBeGreaterThan(points(engineer) - 3)
  })
})

describe('what anybody can write down', () => {
  test('a headline that no position bears out earns nothing and is told', () => {
    const resume = chef.replace('Otto Field', 'Otto Field\nDevOps Engineer')
    expect(points(resume) - points(chef)).toBeLessThan(3)
    const title = match(resume).components.find(({ name }) => name === 'title')!
    expect(title.score).toBeLessThan(0.2)
  })

  test('a list of every skill asked for is bounded, however often it stands there', () => {
    const list = 'Kubernetes, Terraform, AWS, Docker, Linux, Jenkins, Ansible, Python, Prometheus, Grafana'
    const once = points(`${chef}\n\nSkills\n${list}`)
    expect(once - points(chef)).toBeLessThan(15)
    expect(points(`${chef}\n\nSkills\n${`${list}\n`.repeat(30)}`) - once).toBeLessThan(2)
  })
})

describe('a skill', () => {
  const resume = (bullet: string, list: string) => `Ada Brook

Experience
Site Reliability Engineer, Contoso
January 2021 - March 2024
- Kept the clusters of a bank running
${bullet}

Skills
Linux${list}`
  const shown = resume('- Wrote Terraform modules for forty colleagues', '')
  const listed = resume('', ', Terraform')
  const requirement = (text: string) => match(text).requirements!.find(({ id }) => id === 'terraform')!

  test('shown at work counts more than listed, listed more than absent', () => {
    expect(requirement(shown).score).toBeGreaterThan(requirement(listed).score)
    expect(requirement(listed).score).toBeGreaterThan(0)
    expect(points(shown)).toBeGreaterThan(points(listed))
    expect(points(listed)).toBeGreaterThan(points(resume('', '')))
  })

  test('shown at work says how long and until when, with the dates as a quote', () => {
    expect(requirement(shown).summary).toBe('Terraform: shown at work, 3.3 years, until 2024.')
    expect(requirement(shown).evidence.map(({ quote }) => quote)).toEqual(['Terraform modules', 'January 2021 - March 2024'])
  })
})
