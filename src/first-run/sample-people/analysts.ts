import type { SampleJob, SampleResume } from '../sample.ts'

export const dataAnalyst: SampleJob = {
  filename: 'data-analyst.pdf',
  title: 'Data Analyst',
  company: 'Meadowbank Energy',
  intro:
    'Meadowbank runs wind farms that belong to the villages around them. You will tell four hundred owners what the wind earned.',
  duties: [
    'Turn meter readings into figures that people without training understand',
    'Build and keep the dashboards of the monthly report',
    'Find out why a turbine earns less than its neighbours, and say so plainly',
  ],
  requirements: [
    '2+ years of experience in data analysis',
    'SQL every day',
    'Python with pandas',
    'Power BI or Tableau',
    "Bachelor's degree in Statistics, Mathematics, Economics or a related field",
  ],
  niceToHave: ['Excel', 'R', 'Airflow'],
  benefits: 'We offer a four-day week, a share in a turbine and lunch from the village bakery.',
}

const given = [
  'Alma', 'Bertil', 'Chiara', 'Dario', 'Elif', 'Farid', 'Greta', 'Henrik', 'Iris', 'Jonas', 'Karin', 'Leandro', 'Mina',
  'Nuno', 'Olga', 'Pavel', 'Quentin', 'Ronja', 'Selma', 'Timo', 'Ursula', 'Viktor', 'Wanda', 'Xenia', 'Yusuf', 'Zora',
] // biome-ignore format: a list of names reads best in few lines
const family = [
  'Aldridge', 'Bystrom', 'Corvino', 'Delacroix', 'Ersoy', 'Fontane', 'Galvez', 'Hallberg', 'Ivanova', 'Jelinek', 'Kestrel',
  'Lombardi', 'Marchetti', 'Norgaard', 'Ostrova', 'Petersen', 'Quiroga', 'Rosendal', 'Sandoval', 'Terzi', 'Ulrich', 'Varga',
  'Westin', 'Ximenes', 'Yildiz', 'Zeller',
] // biome-ignore format: a list of names reads best in few lines
const companies = ['Sundial Insurance', 'Copperfield Rail', 'Larkspur Clinics', 'Northgate Water', 'Pebble Bank', 'Fennel Foods']
const places = ['Malmo', 'Ghent', 'Bologna', 'Porto', 'Graz', 'Gdansk']
const subjects = ['Statistics', 'Economics', 'Mathematics', 'Geography', 'Business Administration']
const toolkits = [
  ['SQL', 'Python', 'pandas', 'Power BI', 'Excel'],
  ['SQL', 'Tableau', 'Excel', 'R'],
  ['SQL', 'Python', 'pandas', 'Tableau', 'Airflow'],
  ['Excel', 'Power BI'],
  ['Python', 'pandas', 'R', 'SQL', 'Power BI'],
  ['Excel', 'Google Analytics'],
  ['SQL', 'Excel', 'Looker'],
]
const titles = ['Data Analyst', 'Business Analyst', 'Reporting Analyst', 'Junior Data Analyst', 'Controller']

/** Less than a year: somebody who begins, not somebody whose experience is unknown. */
const internship = {
  title: 'Data Analyst',
  company: 'Pebble Bank',
  period: 'January 2025 - June 2025',
  points: ['Counted how often customers call twice, and why'],
}

/** Who answers the advertisement for a data analyst: as many as a funnel needs, each made of other parts. */
export const analysts: SampleResume[] = given.map((first, at) => {
  const pick = <Item>(list: readonly Item[], by = 1) => list[(at * by) % list.length]!
  const name = `${first} ${family[at]}`
  const skills = pick(toolkits, 3)
  const began = 2012 + ((at * 5) % 12)
  const changed = Math.min(began + 1 + (at % 4), 2025)
  const isYoung = at % 9 === 4
  return {
    filename: `${name.toLowerCase().replace(' ', '-')}.pdf`,
    layout: at % 3 === 1 ? 'two-columns' : 'one-column',
    name,
    title: isYoung ? 'Graduate' : pick(titles, 2),
    email: `${first.toLowerCase()}.${family[at]!.toLowerCase()}@example.com`,
    phone: `+1 415 555 ${String(200 + at).padStart(4, '0')}`,
    place: pick(places),
    summary: isYoung
      ? 'Has just finished studying and likes a question that begins with “how many”.'
      : 'Writes reports that are read to the end, because they fit on one page.',
    roles: isYoung
      ? at % 2 === 1
        ? [internship]
        : []
      : [
          {
            title: pick(titles, 2),
            company: pick(companies),
            period: `March ${changed} - Present`,
            points: [
              `Answers about forty questions a month with ${skills[0]} and ${skills[1]}`,
              'Keeps the figures that the board decides by',
            ],
          },
          {
            title: 'Junior Analyst',
            company: pick(companies, 5),
            period: `April ${began} - February ${changed}`,
            points: [`Moved the monthly report to ${skills.at(-1)}`],
          },
        ],
    education: [`${at % 4 === 0 ? 'Master' : 'Bachelor'} of Science in ${pick(subjects)}, Riverside University, ${began}`],
    skills,
    languages: ['English'],
  }
})
