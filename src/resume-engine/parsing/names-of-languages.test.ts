import { describe, expect, test } from 'bun:test'
import { findEmails } from './emails.ts'
import { findName } from './names.ts'
import { documentFromText } from './plain-document.ts'
import { rowsOf } from './rows.ts'

const name = (text: string) => {
  const document = documentFromText(text)
  const rows = rowsOf(document)
  return (
    findName(
      document,
      rows,
      findEmails(rows).map(({ value }) => value),
    )?.value ?? null
  )
}

describe('names of many languages', () => {
  test.each([
    ['履歴書\n氏名　山田 太郎\n生年月日 1990年1月1日', '山田 太郎'],
    ['東海林由香里\n電話 090-0000-1234\ny@mail.example', '東海林由香里'],
    ['柏木亮（かしわぎりょう）\n電話 090-0000-1234', '柏木亮'],
    ['Loïc d’Aubigny\nloic@mail.example', 'Loïc d’Aubigny'],
    ["Teun van 't Hof\nteun@mail.example", "Teun van 't Hof"],
    ['Joaquín Ferrer i Soler\njoaquin@mail.example', 'Joaquín Ferrer i Soler'],
    ['ALBUQUERQUE, THIAGO\nthiago.albuquerque@mail.example', 'ALBUQUERQUE, THIAGO'],
    ['Lebenslauf\nIch heiße Henrike Aschenbrenner, geboren in Jena.', 'Henrike Aschenbrenner'],
    ['My name is Dorothea Quill and I live in Leeds.\nd.quill@mail.example', 'Dorothea Quill'],
    ['自己紹介\n私は高橋美咲と申します。', '高橋美咲'],
    ['履歴書\nふりがな　やまだ たろう\n氏　名　山田　太郎\n住所 東京都', '山田 太郎'],
    ['職務経歴書\n氏名：山田太郎\n職務要約\n営業として10年', '山田太郎'],
    ['職務経歴書\n2024年4月1日\n氏名 佐藤 花子\n職務要約', '佐藤 花子'],
    ['이력서\n김민준\nminjun.kim@example.com', '김민준'],
    ['이력서\n성명: 박서연\n연락처 010-1234-5678', '박서연'],
    ['個人簡歷\n王小明\n產品經理\n電話：0912-345-678', '王小明'],
    ['产品经理\n王小明\n电话：138-0013-8000', '王小明'],
    ['Резюме\nИванов Иван Иванович\nИнженер-программист\n+7 912 345-67-89', 'Иванов Иван Иванович'],
    ['ФИО: Петрова Анна Сергеевна\nДолжность: бухгалтер', 'Петрова Анна Сергеевна'],
    ['Старший бухгалтер\nАнна Петрова\nanna.petrova@example.com', 'Анна Петрова'],
    ["Прізвище, ім'я: Шевченко Тарас\nПосада: водій", 'Шевченко Тарас'],
    ['السيرة الذاتية\nليلى المنصوري\nمهندسة برمجيات\nlayla@example.com', 'ليلى المنصوري'],
    ['الاسم: محمد عبد الرحمن الأحمد\nالمسمى الوظيفي: محاسب', 'محمد عبد الرحمن الأحمد'],
    ['קורות חיים\nיעל בן דוד\nמהנדסת תוכנה\nyael@example.com', 'יעל בן דוד'],
    ['שם: דוד כהן\nטלפון: 050-1234567', 'דוד כהן'],
    ['Lebenslauf\nDipl.-Ing. Jürgen Müller\nMusterstraße 1', 'Jürgen Müller'],
    ['Lebenslauf\nThomas Koch\nthomas.koch@example.com', 'Thomas Koch'],
    ['Vorname: Anna\nNachname: Zimmermann\nAnschrift: Berlin', 'Anna Zimmermann'],
    ['Imię i nazwisko: Łukasz Wiśniewski\nAdres: Kraków', 'Łukasz Wiśniewski'],
    ['CV\nMgr inż. Katarzyna Zielińska\nKierownik projektu', 'Katarzyna Zielińska'],
    ['Životopis\nIng. Petr Novák, Ph.D.\nprogramátor', 'Petr Novák'],
    ['Jméno a příjmení: Jana Dvořáková\nAdresa: Brno', 'Jana Dvořáková'],
    ['ÖZGEÇMİŞ\nAyşe Yılmaz\nYazılım Mühendisi\nayse.yilmaz@example.com', 'Ayşe Yılmaz'],
    ['Ad Soyad: Mehmet Öztürk\nTelefon: 0532 123 45 67', 'Mehmet Öztürk'],
    ['Naam: Fenna van den Broek\nAdres: Utrecht', 'Fenna van den Broek'],
    ['Navn: Søren Kjærgaard\nAdresse: Aarhus', 'Søren Kjærgaard'],
    ['Ansioluettelo\nMatti Virtanen\nOhjelmistokehittäjä\nmatti.virtanen@example.com', 'Matti Virtanen'],
    ['Meritförteckning\nÅsa Öberg\nSjuksköterska\nasa.oberg@example.com', 'Åsa Öberg'],
    ['Nome e cognome: Giulia Rossi\nIndirizzo: Milano', 'Giulia Rossi'],
    ['Hoja de vida\nMaría José Fernández de la Torre\nIngeniera industrial', 'María José Fernández de la Torre'],
    ['Nome completo: João Pedro dos Santos\nMorada: Lisboa', 'João Pedro dos Santos'],
    ['S Ø R E N   H O L M\nUdvikler', 'SØREN HOLM'],
  ])('%j is by %s', (text, expected) => expect(name(text)?.replaceAll('\u3000', ' ')).toBe(expected))

  test.each([
    'Pflegefachkraft\nBerufserfahrung\n2019 - 2021',
    'Specjalista ds. sprzedaży\nDoświadczenie zawodowe\n2019 - 2021',
    'Kierownik Projektu\nDoświadczenie zawodowe\n2019 - 2021',
    'Softwareentwickler Java\nBerufserfahrung\n2019 - 2021',
    'Chef de Projet\nExpériences professionnelles\n2019 - 2021',
    'Responsabile Vendite\nEsperienze lavorative\n2019 - 2021',
    '職務要約\n営業として10年\n職務経歴',
    'ソフトウェアエンジニア\n職務経歴\n2019年4月',
    '경력사항\n소프트웨어 개발자\n2019년 5월',
    'Ведущий Инженер\nОпыт работы\n2019 - 2021',
    'مهندس برمجيات\nالخبرات العملية\n2019 - 2021',
    'מהנדס תוכנה\nניסיון תעסוקתי\n2019 - 2021',
    'Satış Temsilcisi\nİş Deneyimi\n2019 - 2021',
    'Universität Eulenfeld\nAusbildung\n2019 - 2021',
  ])('%j names nobody', (text) => expect(name(text)).toBeNull())
})
