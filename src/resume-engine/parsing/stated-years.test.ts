import { describe, expect, test } from 'bun:test'
import { documentFromText } from './plain-document.ts'
import { rowsOf } from './rows.ts'
import { sectionsOf } from './sections.ts'
import { readStatedYears } from './stated-years.ts'

const years = (line: string) => {
  const document = documentFromText(line)
  return readStatedYears(document.text, sectionsOf(rowsOf(document)))?.value ?? null
}

describe('stated years', () => {
  test.each([
    ['Engineer with 8 years of experience in retail', 8],
    ['8 Jahre Berufserfahrung in der Pflege', 8],
    ["12 ans d'expérience dans la restauration", 12],
    ['Más de 10 años de experiencia en ventas', 10],
    ['15 anni di esperienza nel settore', 15],
    ['7 anos de experiência em logística', 7],
    ['9 jaar ervaring in de bouw', 9],
    ['8 lat doświadczenia w sprzedaży', 8],
    ['3 lata doświadczenia zawodowego', 3],
    ['5 let praxe v oboru', 5],
    ['10 års erfarenhet av ledarskap', 10],
    ['10 år erfaring fra salg', 10],
    ['6 vuotta kokemusta myynnistä', 6],
    ['8 yıl deneyim', 8],
    ['Опыт работы — 7 лет 6 месяцев', 7.5],
    ['Стаж: 12 лет', 12],
    ['6 років досвіду в логістиці', 6],
    ['8年工作经验', 8],
    ['営業として10年以上の経験', 10],
    ['총 경력 5년', 5],
    ['7년 6개월 경력의 개발자', 7.5],
    ['خبرة 8 سنوات في المحاسبة', 8],
    ['ניסיון של 9 שנים בניהול', 9],
  ])('%s states %p', (line, expected) => expect(years(line)).toBe(expected))

  test.each(['28 lat, żonaty', 'wiek: 31 lat', '2019年5月 営業部 勤務', 'Born 30 years ago', '3 roky studia', '25 лет, женат'])(
    '%s states none',
    (line) => expect(years(line)).toBeNull(),
  )

  test.each([
    'Ohne Berufserfahrung',
    'brak doświadczenia zawodowego',
    'без опыта работы',
    'sans expérience professionnelle',
    '应届毕业生',
    'İş deneyimi yok',
    'ללא ניסיון תעסוקתי',
  ])('%s states that there are none', (line) => expect(years(line)).toBe(0))
})
