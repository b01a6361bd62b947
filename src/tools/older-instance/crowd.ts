import type { SampleResume } from '#src/first-run/sample.ts'

const first =
  'Ada Bruno Clara Dario Edda Felix Greta Hugo Iris Jonas Karin Leon Mila Nils Olga Paul Runa Silas Tessa Ulf Vera Willem Yara Zeno Anouk Boris Celia Dorian Elin Fritz'.split(
    ' ',
  )
const start = 'Al Ber Cor Dal Es Fen Gar Hol Il Jor'.split(' ')
const end = 'den wick stad mark berg ley more nes ton vik'.split(' ')
const skills = ['Python', 'Django', 'PostgreSQL', 'Docker', 'AWS', 'REST APIs', 'Kubernetes', 'FastAPI', 'SQL', 'Excel', 'SEO']
const works = [
  'Harbor Parcels',
  'Tidewater Shops',
  'Quillpost',
  'Larch Software',
  'Oak Street Games',
  'Meadow Data',
  'Copper Mills',
]

/** One of a crowd of people who do not exist; the same number is always the same person. */
export function someone(number: number): SampleResume {
  const surname = `${start[Math.floor(number / first.length) % start.length]}${end[Math.floor(number / first.length / start.length) % end.length]}`
  const name = `${first[number % first.length]} ${surname}`
  const known = skills.filter((_, at) => (number * 7 + at * 5) % 11 < 6)
  const since = 2010 + (number % 13)
  return {
    filename: `${name.toLowerCase().replace(' ', '-')}.pdf`,
    layout: 'one-column',
    name,
    title: 'Backend Developer',
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    phone: `+1 415 555 ${String(number % 10_000).padStart(4, '0')}`,
    place: 'Lakeside',
    summary: `Works with ${known.slice(0, 2).join(' and ')} since ${since}.`,
    roles: [
      {
        title: 'Backend Developer',
        company: works[number % works.length]!,
        period: `March ${since} - Present`,
        points: [`Built and runs services with ${known.slice(0, 3).join(', ')}`],
      },
    ],
    education: [`Bachelor of Science in Computer Science, Lakeside University, ${since}`],
    skills: known,
  }
}
