import { expect, test } from 'bun:test'
import { guessMapping } from './columns.ts'

const fieldOf = (name: string) => Object.keys(guessMapping([name]))[0]

test.each([
  'Email',
  'Email(s)',
  'E-Mail(s)',
  'E-Mail Address',
  'Email Addresses',
  'Email address(es)',
  'E-mail 1 - Value',
  'Email ID',
  'Primary Email',
  'Work e-mail',
  'Email (personal)',
  'Email *',
  "Applicant's email",
  'emailAddress',
  'EMAIL_ADDRESS',
])('“%s” is a column of email addresses', (name) => {
  expect(fieldOf(name)).toBe('email')
})

test.each([
  'Phone number(s)',
  'Phone Numbers',
  'Phone(s)',
  'Phone 1 - Value',
  'Mobile No.',
  'Contact No',
  'Home phone',
  'Phone [mobile]',
  'phoneNumber',
  'Tel.',
])('“%s” is a column of phone numbers', (name) => {
  expect(fieldOf(name)).toBe('phone')
})

test.each([
  ['Skill(s)', 'skills'],
  ['Job title(s)', 'title'],
  ['Company Name(s)', 'company'],
  ['School(s)', 'school'],
  ['Degree (highest)', 'degree'],
  ['First name(s)', 'firstName'],
  ['Surname(s)', 'lastName'],
  ['Years of experience', 'years'],
  ['Candidate ID', 'candidateId'],
])('“%s” is understood in the same way', (name, field) => {
  expect(fieldOf(name)).toBe(field)
})

test.each([
  'Email status',
  'E-mail 1 - Type',
  'Emailed on',
  'Phone verified',
  'Work experience',
  'Contact',
  'ID',
  '(s)',
  '',
  '('.repeat(50_000),
])('“%.20s” is left to a person', (name) => {
  expect(guessMapping([name])).toEqual({})
})

/** What one heading of each language's table says; the rest of the lists is the same work. */
test.each([
  ['ar', 'الاسم الكامل;البريد الإلكتروني;رقم الجوال;المسمى الوظيفي;الشركة'],
  ['cs', 'Jméno a příjmení;E-mailová adresa;Telefonní číslo;Pracovní pozice;Zaměstnavatel'],
  ['da', 'Fulde navn;E-mailadresse;Mobilnummer;Stilling;Arbejdsgiver'],
  ['de', 'Vollständiger Name;E-Mail-Adresse;Handynummer;Berufsbezeichnung;Arbeitgeber'],
  ['es', 'Nombre completo;Correo electrónico;Teléfono móvil;Puesto actual;Empresa'],
  ['fi', 'Koko nimi;Sähköpostiosoite;Puhelinnumero;Ammattinimike;Työnantaja'],
  ['fr', 'Nom complet;Adresse électronique;Numéro de téléphone;Intitulé du poste;Employeur'],
  ['he', 'שם מלא;דוא"ל;טלפון נייד;תפקיד;מעסיק'],
  ['it', 'Nome e cognome;Posta elettronica;Cellulare;Posizione;Azienda'],
  ['ja', '氏名;メールアドレス;電話番号;職種;会社名'],
  ['ko', '성명;이메일 주소;휴대폰;직책;회사명'],
  ['nb', 'Fullt navn;E-postadresse;Mobilnummer;Stillingstittel;Arbeidsgiver'],
  ['nl', 'Volledige naam;E-mailadres;Telefoonnummer;Functietitel;Werkgever'],
  ['pl', 'Imię i nazwisko;Adres e-mail;Numer telefonu;Stanowisko;Pracodawca'],
  ['pt', 'Nome completo;Correio eletrónico;Telemóvel;Cargo atual;Empresa'],
  ['ru', 'ФИО;Электронная почта;Номер телефона;Должность;Компания'],
  ['sv', 'Fullständigt namn;E-postadress;Mobilnummer;Befattning;Arbetsgivare'],
  ['tr', 'Ad Soyad;E-posta adresi;Cep telefonu;Pozisyon;İşveren'],
  ['uk', 'ПІБ;Електронна пошта;Номер телефону;Посада;Роботодавець'],
  ['zh', '姓名;电子邮箱;手机号码;当前职位;公司名称'],
])('a table in %s is understood', (_, header) => {
  expect(guessMapping(header.split(';'))).toEqual({ name: 0, email: 1, phone: 2, title: 3, company: 4 })
})

test.each([
  'Candidate Email',
  'Candidate e-mail(s)',
  'Applicant Email Address',
  'Bewerber-E-Mail',
  'E-Mail (privat)',
  'E-Mail privat',
  'Courriel du candidat',
  'Adresse e-mail personnelle',
  'Correo electrónico del candidato',
  'Email do candidato',
  'E-mail kandidaat',
  'Электронная почта кандидата',
  'דוא״ל של המועמד',
  '候选人邮箱',
])('“%s” names whose address it is', (name) => {
  expect(fieldOf(name)).toBe('email')
})

test.each([
  ['Name;Vorname;E-Mail', { lastName: 0, firstName: 1, email: 2 }],
  ['Nome;Cognome;Email', { firstName: 0, lastName: 1, email: 2 }],
  ['Имя;Фамилия;Почта', { firstName: 0, lastName: 1, email: 2 }],
  ['Nom;Prénom;Courriel', { lastName: 0, firstName: 1, email: 2 }],
  ['姓;名;邮箱', { lastName: 0, firstName: 1, email: 2 }],
  ['Name;E-Mail', { name: 0, email: 1 }],
])('in “%s” a bare name is what stands beside it leaves', (header, mapping) => {
  expect(guessMapping(header.split(';'))).toEqual(mapping)
})
