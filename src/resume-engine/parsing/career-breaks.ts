import { folded } from '../taxonomy/languages/words.ts'

/**
 * What fills a gap between positions and is none: "Career Break", "Elternzeit", "Full-Time Parent". It stands where titles or employers do,
 * often with dates; nobody was employed as it.
 */
const breaks = `career break|career gap|career pause|planned career break|employment gap|employment break|sabbatical|sabbatical leave|gap year|time off|parental leave|
  maternity leave|paternity leave|family leave|medical leave|leave of absence|family career break|family care|caring for family|
  full time parent|full time parenting|full time mother|full time father|full time caregiver|stay at home parent|stay at home mother|
  stay at home mom|stay at home mum|stay at home dad|stay at home father|homemaker|family caregiver|unemployed|job search|between jobs|
  elternzeit|mutterschutz|erziehungsurlaub|sabbatjahr|familienphase|familienzeit|pflegezeit|arbeitssuchend|auszeit|weltreise|
  conge parental|conge maternite|conge de maternite|conge sabbatique|annee sabbatique|pause carriere|recherche d emploi|mere au foyer|
  excedencia|permiso de maternidad|baja maternal|baja por maternidad|ano sabatico|pausa laboral|cuidado de familiares|cuidado de hijos|
  licenca maternidade|licenca parental|ano sabatico|periodo sabatico|pausa na carreira|congedo parentale|congedo di maternita|
  anno sabbatico|pausa lavorativa|ouderschapsverlof|zwangerschapsverlof|loopbaanonderbreking|sabbatical leave|barsel|barselsorlov|orlov|
  foraldraledig|foraldraledighet|tjanstledig|foreldrepermisjon|permisjon|vanhempainvapaa|aitiysloma|hoitovapaa|virkavapaa|vuorotteluvapaa|
  urlop macierzynski|urlop rodzicielski|urlop wychowawczy|przerwa zawodowa|materska dovolena|rodicovska dovolena|dogum izni|
  ebeveyn izni|kariyer arasi|отпуск по уходу за ребенком|декретный отпуск|декрет|творческий отпуск|карьерный перерыв|
  відпустка по догляду за дитиною|декретна відпустка|кар єрна перерва`

const words = (text: string) =>
  folded(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

const known = new Set(breaks.split('|').map(words))
const unspaced = /^(?:育児休業|育休|産休|休職|육아휴직|출산휴가|휴직|产假|育儿假|職業休息)$/u

/** Whether the words of a title or an employer only tell of a break; what stands behind a dash or in brackets explains it. */
export const isCareerBreak = (text: string): boolean => {
  const first = text.split(/\s*(?:[,:;([/|]|\s[-–—]\s)/u)[0]!
  return known.has(words(text)) || known.has(words(first)) || unspaced.test(text.trim())
}
