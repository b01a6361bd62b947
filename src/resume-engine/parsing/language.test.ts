import { describe, expect, test } from 'bun:test'
import type { LanguageCode } from '../taxonomy/languages/language.ts'
import { detectLanguage } from './language.ts'
import { someone } from './test-people.ts'
import { testResumes } from './test-resumes.ts'

const codes = (text: string) => detectLanguage(text).map(({ code }) => code)

const sentences: Record<LanguageCode, [long: string, short: string]> = {
  en: ['Led a team of five engineers and reduced the time of a release from two weeks to one day.', 'Work experience'],
  de: [
    'Leitung eines Teams von fünf Ingenieuren und Verkürzung der Zeit bis zur Auslieferung von zwei Wochen auf einen Tag.',
    'Berufserfahrung',
  ],
  fr: [
    "Direction d'une équipe de cinq ingénieurs et réduction du délai de livraison de deux semaines à un jour.",
    'Expérience professionnelle',
  ],
  es: [
    'Dirección de un equipo de cinco ingenieros y reducción del plazo de entrega de dos semanas a un día.',
    'Experiencia laboral',
  ],
  it: [
    'Gestione di un gruppo di cinque ingegneri e riduzione dei tempi di consegna da due settimane a un giorno.',
    'Esperienze lavorative',
  ],
  pt: [
    'Gestão de uma equipa de cinco engenheiros e redução do prazo de entrega de duas semanas para um dia.',
    'Experiência profissional',
  ],
  nl: ['Leiding over een team van vijf ingenieurs en verkorting van de levertijd van twee weken naar een dag.', 'Werkervaring'],
  pl: [
    'Kierowanie zespołem pięciu inżynierów oraz skrócenie czasu wdrożenia z dwóch tygodni do jednego dnia.',
    'Doświadczenie zawodowe',
  ],
  cs: ['Vedení týmu pěti inženýrů a zkrácení doby nasazení ze dvou týdnů na jeden den.', 'Pracovní zkušenosti'],
  sv: ['Ledde ett team på fem ingenjörer och kortade tiden för en leverans från två veckor till en dag.', 'Arbetslivserfarenhet'],
  da: ['Ledelse af et hold på fem ingeniører og afkortning af tiden for en levering fra to uger til en dag.', 'Erhvervserfaring'],
  nb: [
    'Ledet et lag på fem ingeniører og kortet ned tiden for en leveranse fra to uker til en dag, også innen drift.',
    'Arbeidserfaring',
  ],
  fi: [
    'Johdin viiden insinöörin tiimiä ja lyhensin julkaisun kestoa kahdesta viikosta yhteen päivään sekä kehitin testausta.',
    'Työkokemus',
  ],
  tr: ['Beş mühendisten oluşan bir ekibi yönettim ve teslim süresini iki haftadan bir güne indirdim.', 'İş deneyimi'],
  ru: ['Руководил командой из пяти инженеров и сократил срок выпуска с двух недель до одного дня.', 'Опыт работы'],
  uk: ['Керував командою з п’яти інженерів і скоротив термін випуску з двох тижнів до одного дня.', 'Досвід роботи'],
  zh: ['负责五名工程师的团队，将发布时间从两周缩短到一天。', '工作经历'],
  ja: ['5名のエンジニアのチームを率い、リリースまでの期間を2週間から1日に短縮しました。', '職務経歴のまとめ'],
  ko: ['다섯 명의 엔지니어로 구성된 팀을 이끌고 배포 시간을 2주에서 하루로 단축했습니다.', '경력사항'],
  ar: ['قيادة فريق من خمسة مهندسين وتقليل مدة الإصدار من أسبوعين إلى يوم واحد.', 'الخبرات العملية'],
  he: ['ניהול צוות של חמישה מהנדסים וקיצור זמן ההפצה משבועיים ליום אחד.', 'ניסיון תעסוקתי'],
}

describe.each(Object.entries(sentences))('%s', (code, [long, short]) => {
  test('is told from a sentence', () => expect(codes(long)[0]).toBe(code as LanguageCode))
  test('is told from a heading', () => expect(codes(short)[0]).toBe(code as LanguageCode))
  test('is told beside names of products', () =>
    expect(codes(`${long}\nPython, Docker, Kubernetes, PostgreSQL, Jenkins, Terraform`)[0]).toBe(code as LanguageCode))
  test('is told in a resume that is half English', () => {
    if (code === 'en') return
    const both = codes(`${long} ${long} ${sentences.en[0]} ${sentences.en[0]}`)
    expect<string[]>(both.toSorted()).toEqual(['en', code].toSorted())
  })
})

test('English resumes are English alone', () => {
  for (const write of Object.values(testResumes)) expect(codes(write(someone))).toEqual(['en'])
})

test('shares add up, and nothing is told by names of products', () => {
  const shares = detectLanguage(`${sentences.de[0]} ${sentences.en[0]}`)
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  expect(detectLanguage('Kubernetes PostgreSQL')).toEqual([])
  expect(detectLanguage('')).toEqual([])
})

test('takes less than a millisecond for a resume', () => {
  const text = Object.values(sentences)
    .map(([long]) => long)
    .join('\n')
    .repeat(4)
  for (let turn = 0; turn < 50; turn += 1) detectLanguage(text)
  const start = performance.now()
  for (let turn = 0; turn < 50; turn += 1) detectLanguage(text)
  // ten times what it takes, for slow machines
  expect((performance.now() - start) / 50).toBeLessThan(10)
})
