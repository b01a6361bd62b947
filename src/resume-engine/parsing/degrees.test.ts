import { describe, expect, test } from 'bun:test'
import { readDegrees } from './degrees.ts'
import { documentFromText } from './plain-document.ts'
import { rowsOf } from './rows.ts'
import { sectionsOf } from './sections.ts'

const degrees = (line: string) => {
  const document = documentFromText(`EDUCATION\n${line}`)
  return readDegrees(document.text, sectionsOf(rowsOf(document))).map(({ value }) => value)
}

describe('degrees', () => {
  test.each([
    [
      'Bachelor of Science in Computer Science - 3.8 GPA',
      'Bachelor of Science in Computer Science',
      'Bachelor of Science in Computer Science',
      5,
      'Computer Science',
    ],
    ['B.Tech(Computers) from Some College', 'B.Tech(Computers)', 'Bachelor of Technology', 5, 'Computers'],
    ['PhD Princeton University, Computer Science', 'PhD', 'Doctor of Philosophy', 8, null],
    [
      'Master of Science - Data Science, Some University',
      'Master of Science - Data Science',
      'Master of Science',
      7,
      'Data Science',
    ],
    ['Ph.D., Chemistry, 2010', 'Ph.D., Chemistry', 'Doctor of Philosophy', 8, 'Chemistry'],
    ["Bachelor's degree in Law from Some University", "Bachelor's degree in Law", null, 5, 'Law'],
    ['Licence en Informatique, Université de Paris', 'Licence en Informatique', null, 5, 'Informatique'],
    ['硕士学位，主修软件工程', '硕士学位，主修软件工程', null, 7, '软件工程'],
    [
      'Doctor of Philosophy (Ph.D.) in Economics',
      'Doctor of Philosophy (Ph.D.) in Economics',
      'Doctor of Philosophy',
      8,
      'Economics',
    ],
    ['B.Sc (Hons) Physics | Delhi', 'B.Sc (Hons) Physics', 'Bachelor of Science', 5, 'Physics'],
  ])('%s', (line, title, canonical, rank, field) => expect(degrees(line)[0]).toEqual({ title, canonical, rank, field }))

  test('ordinary words and places are none', () => {
    for (const line of [
      'Expected Graduation: May 2018',
      'Worked with MS Office',
      'Towson University, Towson, MD',
      'Scrum Master training',
      'March 2010',
    ])
      expect(degrees(line)).toEqual([])
  })
})

describe('degrees of other languages', () => {
  test.each([
    ['licencjat, informatyka', 'licencjat, informatyka', 5, 'informatyka'],
    ['Magister Rechtswissenschaft an der Universität Wien, 2015', 'Magister Rechtswissenschaft', 7, 'Rechtswissenschaft'],
    [
      'Magister inżynier Mechanika i budowa maszyn',
      'Magister inżynier Mechanika i budowa maszyn',
      7,
      'Mechanika i budowa maszyn',
    ],
    ['mgr inż. informatyka, Politechnika Gdańska', 'mgr inż. informatyka', 7, 'informatyka'],
    ['Technik Mechatronika', 'Technik Mechatronika', 3, 'Mechatronika'],
    ['Diplom-Informatikerin', 'Diplom-Informatikerin', 7, null],
    ['Ausbildung zur Industriekauffrau', 'Ausbildung zur Industriekauffrau', 3, 'Industriekauffrau'],
    ['Allgemeine Hochschulreife', 'Allgemeine Hochschulreife', 1, null],
    ['Laurea magistrale in Economia, Università di Bologna', 'Laurea magistrale in Economia', 7, 'Economia'],
    ['Técnico Superior Administración y Finanzas', 'Técnico Superior Administración y Finanzas', 4, 'Administración y Finanzas'],
    ['Bacharelado em Administração', 'Bacharelado em Administração', 5, 'Administração'],
    ['HBO Bachelor Verpleegkunde', 'HBO Bachelor Verpleegkunde', 5, 'Verpleegkunde'],
    ['Bakalářské studium, informatika', 'Bakalářské studium, informatika', 5, 'informatika'],
    ['Bc. ekonomie', 'Bc. ekonomie', 5, 'ekonomie'],
    ['Civilingenjör datateknik, KTH', 'Civilingenjör datateknik', 7, 'datateknik'],
    ['Cand.merc. i finansiering, Aarhus Universitet', 'Cand.merc. i finansiering', 7, 'finansiering'],
    ['Mastergrad i økonomi', 'Mastergrad i økonomi', 7, 'økonomi'],
    ['Tradenomi (AMK), liiketalous', 'Tradenomi (AMK), liiketalous', 5, 'liiketalous'],
    ['Yüksek Lisans, Bilgisayar Mühendisliği', 'Yüksek Lisans, Bilgisayar Mühendisliği', 7, 'Bilgisayar Mühendisliği'],
    ['Бакалавр, прикладная математика', 'Бакалавр, прикладная математика', 5, 'прикладная математика'],
    ['магістр права', 'магістр права', 7, 'права'],
    ['東京大学 経済学部 卒業', '経済学部 卒業', 5, '経済'],
    ['工学研究科 情報専攻 修士課程修了', '工学研究科 情報専攻 修士課程修了', 7, '工学'],
    ['學士 資訊工程', '學士 資訊工程', 5, '資訊工程'],
    ['컴퓨터공학 학사', '컴퓨터공학 학사', 5, '컴퓨터공학'],
    ['경영학과 졸업', '경영학과 졸업', 5, '경영학'],
    ['بكالوريوس هندسة', 'بكالوريوس هندسة', 5, 'هندسة'],
    ['ماجستير إدارة الأعمال، جامعة القاهرة', 'ماجستير إدارة الأعمال', 7, 'إدارة الأعمال'],
    ['תואר ראשון מדעי המחשב, אוניברסיטת תל אביב', 'תואר ראשון מדעי המחשב', 5, 'מדעי המחשב'],
  ])('%s', (line, title, rank, field) => {
    const [first] = degrees(line)
    expect(first && { title: first.title, rank: first.rank, field: first.field }).toEqual({ title, rank, field })
  })

  test('schools, titles and ordinary words are none', () => {
    for (const line of [
      'Politechnika Gdańska',
      'Gymnasium Lindenhof',
      'Universidad de Salamanca',
      '東京大学',
      'Liceum Ogólnokształcące nr 2',
      'w trakcie',
      'Školní 12, Praha',
    ])
      expect(degrees(line)).toEqual([])
  })
})
