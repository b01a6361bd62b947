import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { objectionTo } from './protected-criteria.ts'

/** Trait → wordings, separated by bars. */
const refused: Record<string, string> = {
  age: 'under 35|over 40|age 25-35|aged between 25 and 35|25-35 years old|max age 30|young|young and dynamic|young team|digital native|Digital-native mindset|recent graduate|recent college graduates|graduated after 2015|graduation year 2020 or later|class of 2021|date of birth|DOB|born after 1990|millennial|Gen Z|no older than 45|at most 5 years of experience|fresher|retired|date of birth after 1980|elderly|young mothers|young female secretary|nicht älter als 35|unter 40 Jahre|über 50 Jahre|Bewerber über 50 Jahre',
  sex: "male|Female candidates preferred|women only|must be a man|gender|sex|women's college|Python, female|male only|Men preferred|no women|female nurses|male nurses only|female developer",
  pregnancy: 'not pregnant|pregnancy|pregnant|no plans to have children',
  family: 'marital status|single|married|no kids|without children|mother|single mother|married with kids',
  race: 'race|ethnicity|white candidates|Caucasian|black people|skin colour|fair-skinned|African American|upper caste|HBCU|Asian|white male|skin tone|white|Black',
  religion: 'Christian|Muslim|practising Catholic|Religion|no headscarf|church member|Jewish|baptized christian|Muslim teacher',
  nationality:
    'US citizen|U.S. citizens only|US citizenship|German nationals|EU passport|nationality|citizenship|must be an American citizen|green card holder|no visa sponsorship|American|Indian|no foreigners|security clearance, US citizen|citizens of Germany|born in Germany|Indian developers only|US-born|native-born|German citizen by birth',
  origin:
    'native speaker|native English speaker|native German|German (native)|English native speaker|German mother tongue|Muttersprachler Deutsch|Deutsch als Muttersprache|no accent|British accent|accent|accent-free English|native-level English|English as a native language',
  disability: 'disability|no disabilities|able-bodied|wheelchair user|handicapped',
  health: 'healthy|good health|physically fit|no health problems|few sick days|non-smoker|height|at least 180 cm|chronic illness',
  'sexual orientation': 'sexual orientation|gay|heterosexual',
  'union membership': 'union member|not in a union|non-union',
  'political opinion': 'political views|Republican|party member',
  looks: 'photo|photo on the CV|attractive|good looking|dreadlocks|no beard|short hair|good appearance|fit and attractive',
  'criminal record': 'no criminal record|criminal record|no convictions',
  'military status': 'veteran|military status|veterans preferred',
  'financial situation': 'good credit score',
  'employment gap': 'no gaps|no employment gaps|employment gap|gaps in CV|continuous employment|unemployed|currently employed',
  school:
    'Ivy League|Ivy League degree in computer science|top university|top-tier university|Harvard|Stanford MBA|degree from MIT|graduate of Stanford University|University of Oxford|IIT|Russell Group university|tier 1 college',
  name: 'name|surname|English-sounding name',
  address:
    'address|postcode|zip code 94110|lives in Berlin|lives within 10 km|local candidates only|short commute|commute under 30 minutes|wohnhaft in München',
  'gender identity': 'transgender',
}

const allowed =
  "Age of Empires|native apps|React Native|race conditions|Gender studies|address verification|Disability law|Citizen developer|Religion teacher|marine biology|Java Native Interface|pregnancy care|cloud native|Native Android|black box testing|White-box testing|Six Sigma Black Belt|white papers|Women's health|men's fashion|young children|working with young people|Ernst & Young|Young's modulus|aged care|age verification|elderly care|single sign-on|Single Page Applications|single cell sequencing|maternity nursing|parental support|Islamic finance|Jewish history|Christian theology|religious education|German|French|English at level C1|English|Business English|American Sign Language|British Sign Language|Indian cuisine|citizen science|citizenship education|nationality law|immigration law|refugee support|accent lighting|accent reduction|healthcare|mental health nursing|health and safety|occupational health|weight management|working at heights|photography|photo editing|headshot photography|Photoshop|LGBTQ+ health|sexual health|straight-through processing|trade union negotiation|European Union law|credit unions|union types|SQL UNION|political science|liberal arts|party planning|conservative dentistry|criminal law|cardiac arrest|clean driving licence|background check|security clearance|veterans affairs|veteran care|military history|military logistics|gap analysis|GAAP|MIT license|Harvard referencing|Oxford comma|Cambridge English|Stanford CoreNLP|university teaching|school administration|domain names|DNS name resolution|IP addressing|memory address|zip files|postcode lookup|hairstyling|hair cutting|commuter rail|is allowed to work in the United States|authorized to work in the US|at least 18 years old|5 years of experience|over 10 years of experience|10+ years|senior|junior|Graduate recruitment|degree in computer science|Master's degree in Physics|Postman|manual testing|management|manpower planning|craftsmanship|male and female connectors|credit scoring|credit risk|Black-Scholes|fair value|fairness|skin care|skin grafts|race engineering|ethnic studies|minority rights|asian literature|faith-based counselling|church music|Hebrew|Sanskrit|diversity and inclusion|autism support|deaf education|blind testing|Married with Children screenplay|Born2Code|sexual harassment prevention|family law|family medicine|child care|Height safety|wheelchair maintenance|Local SEO|localization|local government|Name servers|community living|independent living skills|assisted living|residential care|resident support|Kubernetes|Age-related macular degeneration|new age marketing|passport control|passport.js|Passport|female adapter|immigration lawyer|religious studies teacher|disability support worker|National accounts|International Baccalaureate|Foreign exchange|top-down design|top 10 lists|Golang|Straight talk|Data gaps|Oxford Nanopore|white space analysis|Blackboard|Whiteboarding|male fertility|young offenders rehabilitation|public school teaching|Old English|Ancient history|Mature product management|fat clients|thin clients|Slim framework|Tall ships|Poor man's profiling|Rich text editing|Rich internet applications|gender pay reporting|Trans-Atlantic shipping|sex education|Turban tying|Dutch|Swiss German|Latin|Latino studies|Nationality verification|Citizen services portal|Union Pacific|Zip compression|Black tea|über 20 Jahre Erfahrung|Labour law|Arab world politics"

test('criteria on protected traits and on what stands in for them are refused, with the trait named', () => {
  const found = Object.entries(refused).flatMap(([trait, wordings]) =>
    wordings.split('|').map((wording) => [wording, objectionTo(wording)?.trait, trait]),
  )
  expect(found.filter(([, named, trait]) => named !== trait)).toEqual([])
  expect(found.length).toBeGreaterThan(150)
})

test('skills that only sound like a trait pass', () => {
  expect(allowed.split('|').filter((wording) => objectionTo(wording) !== null)).toEqual([])
})

test('no skill of the taxonomy is refused', () => {
  const rows = readFileSync(join(import.meta.dir, '../resume-engine/taxonomy/skills.tsv'), 'utf8')
    .split('\n')
    .slice(1)
  const skills = rows.map((row) => row.split('\t')[0]!).filter(Boolean)
  expect(skills.filter((skill) => objectionTo(skill) !== null)).toEqual([])
})

test('a lawful wording is offered where one was probably meant, and passes itself', () => {
  const offered = (wording: string) => objectionTo(wording)?.suggestion
  expect(offered('native English speaker')).toBe('English at level C1')
  expect(offered('Deutsch als Muttersprache')).toBe('German at level C1')
  expect(offered('US citizens only')).toBe('Is allowed to work in the United States')
  expect(offered('Ivy League degree in computer science')).toBe('Degree in computer science')
  expect(offered('Stanford MBA')).toBe('MBA')
  expect(offered('lives in Berlin')).toBe('Can work on site in Berlin')
  expect(offered('no criminal record')).toBe('Passes the background check that the law requires for this job')
  expect(offered('under 35')).toBe('')
  expect(offered('women only')).toBe('')
  const wordings = Object.values(refused).flatMap((each) => each.split('|'))
  const offers = wordings.map(offered).filter((suggestion) => suggestion !== undefined && suggestion !== '')
  expect(offers.length).toBeGreaterThan(50)
  expect(offers.filter((suggestion) => objectionTo(suggestion!) !== null)).toEqual([])
})

test('capitals, odd spaces, invisible characters and company of other words hide nothing', () => {
  for (const wording of ['MALE', ' female\u200b only ', 'Java, SQL, under 35', 'native  English–speaker', 'Must be unmarried!'])
    expect([wording, objectionTo(wording) !== null]).toEqual([wording, true])
})

test('a refusal is one plain sentence', () => {
  for (const wording of Object.values(refused).flatMap((each) => each.split('|')))
    expect(objectionTo(wording)!.sentence).toMatch(/^[A-Z][^.!?]+\.$/)
})

test('no text makes the rules slow', () => {
  const started = performance.now()
  for (const part of ['no ', 'must be ', 'male, ', 'young ', 'degree in ', 'lives in the ', 'native ', 'good ', "women's "])
    objectionTo(`${part.repeat(20_000)}§`)
  // Some milliseconds on a quiet machine; what grows faster than the text would take minutes.
  expect(performance.now() - started).toBeLessThan(1000)
})
