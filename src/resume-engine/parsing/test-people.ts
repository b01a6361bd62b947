/** Somebody who does not exist, for tests that exchange what a comparison must not see. */
export interface TestPerson {
  name: string
  email: string
  place: string
  school: string
  /** Years between the older positions and the newest. */
  gap: number
  about: { gender: string; nationality: string; birth: string; status: string; they: string; their: string }
}

const about = { gender: 'Female', nationality: 'Indian', birth: '4 May 1988', status: 'Married', they: 'She', their: 'her' }

export const someone: TestPerson = {
  name: 'Ines Carvalho',
  email: 'ines.carvalho@example.com',
  place: 'Lisbon, Portugal',
  school: 'University of Porto Sul',
  gap: 0,
  about,
}

/** Of many origins and lengths, words of work among them. */
const names =
  `Priya Venkataraman|Mohammed Al-Rashid|Olumide Adeyemi|Wei Zhang|Siobhán O’Connor|Søren Kierkegaard Nielsen|Jesús García Márquez|
Mary Ann Smith|Mason Baker|Grace Law|Hunter Shepherd|Paige Turner|Jean-Luc Picard|Nguyễn Thị Minh Khai|JAMES COOK|Chandra S. Rao|Tyler Carpenter|
Dakota Rivers|Ruby Pearl|Van den Berg|Lakshmi Subramaniam Iyer|DeShawn Washington|Lakisha Jackson|Emily Walsh|Greg Baker|Fatima bint Khalid|
Björk Guðmundsdóttir|Władysław Kowalczyk|Yuki Tanaka|Kim Min-jun|Ana de la Cruz|Summer West|Chandler Cook|Frank Sales|Dr. Joy Banks|王小明|
Max Power|Sandy Beach|Ali Hassan|Bo Li|Rose Gardens|Parker Hill|April May|Christian Church`
    .split('|')
    .map((name) => name.trim())

const emails = ['jobs4me@gmail.com', 'python.developer@data-engineering.dev', 'x@y.co.uk', 'nurse_maria1990@hospital-mail.org']

const places = [
  'Nagpur, India',
  'Paris, France',
  'Lagos, Nigeria',
  'Houston, TX',
  'Accra, Ghana',
  'San Francisco, CA',
  'Beijing, China',
]

const schools =
  `Stanford University|Government Polytechnic Nagpur|Institute of Data Science|University of Lagos|Howard University|
Harrisburg Community College|Indian Institute of Technology Bombay|École Polytechnique|Technical University of Software Engineering|
Royal College of Nursing|Massachusetts Institute of Technology`
    .split('|')
    .map((name) => name.trim())

const others: TestPerson['about'][] = [
  { gender: 'Male', nationality: 'German', birth: '1 January 1961', status: 'Single', they: 'He', their: 'his' },
  { gender: 'Non-binary', nationality: 'Nigerian', birth: '31.12.2001', status: 'Divorced', they: 'They', their: 'their' },
]

/** By what is exchanged. */
export const exchanges: Record<string, TestPerson[]> = {
  name: names.map((name) => ({ ...someone, name })),
  'e-mail': emails.map((email) => ({ ...someone, email })),
  address: places.map((place) => ({ ...someone, place })),
  school: schools.map((school) => ({ ...someone, school })),
  gap: [1, 2, 5].map((gap) => ({ ...someone, gap })),
  'gender, nationality, birth and family': others.map((about) => ({ ...someone, about })),
}
