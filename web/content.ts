import type { TextSection } from './text-sections.ts'

export { productName } from '#src/shared/constants.ts'

// Everything an organisation may want to say in its own words. What is empty is left out of the pages: no figure, quote or
// address is shown that nobody has filled in.

/** Where 'Talk to sales' leads; empty hides it. */
export const salesLink = ''

/** Target of 'Message' and 'Contact'; empty hides them. */
export const contactAddress = ''

/** Figures this organisation can prove, such as { figure: '120', text: 'people hired since 2024' }. */
export const figures: { figure: string; text: string }[] = []

/** Quotes that real people agreed to. */
export const testimonials: { quote: string; name: string; role: string }[] = []

export const footerText = 'An intelligent recruitment solution that transforms how companies find, evaluate and hire top talent.'

export const footerColumns: { title: string; links: { href: string; text: string }[] }[] = [
  {
    title: 'Product',
    links: [
      { href: '/#features', text: 'Features' },
      { href: '/#how-it-works', text: 'How it works' },
      { href: '/#pricing', text: 'Pricing' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { href: '/Register', text: 'Free trial' },
      { href: '/login', text: 'Log in' },
      { href: '/forgot-password', text: 'Reset your password' },
      { href: '/jobs', text: 'Open jobs' },
      { href: '/jobportal', text: 'Job portal' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/#about', text: 'About' },
      { href: '/privacy', text: 'Privacy' },
      { href: '/terms', text: 'Terms' },
    ],
  },
]

// What an administrator sets on the page 'Site Texts' is shown instead of the contact address, the links and the texts below.

export const privacyText: TextSection[] = [
  {
    heading: 'Who is responsible',
    paragraphs: [
      'This service is run by the organization whose address you see in your browser. That organization decides what is stored, for how long, and who may read it. The makers of the software have no access to it.',
    ],
  },
  {
    heading: 'What is stored',
    paragraphs: ['Only what the work needs:'],
    points: [
      'Your account: name, email address, phone number, company, job title, and a password that is stored only as a hash.',
      'Resumes and job descriptions that recruiters upload, the facts read from them, and how well they match.',
      'Assessments: your answers, recordings you consented to, and their scores.',
      'Applications to published jobs: name, email address, phone number and resume.',
      'An audit trail of sign-ins, approvals, downloads and deletions.',
    ],
  },
  {
    heading: 'How matching works',
    paragraphs: [
      'A percentage shows how far the text of a resume answers the text of a job description. It is computed by fixed rules and always comes with the sentences it rests on. Name, email address, photo, gender, age, nationality, gaps in employment and the name of a school do not enter it. No percentage and no score rejects anyone by itself: people decide.',
    ],
  },
  {
    heading: 'Who can read it',
    paragraphs: [
      'Records belong to the workspace that made them. Other workspaces on this server cannot see them. With its default settings the server sends nothing to any other company. If your organization has connected a language model, a transcriber, a file store or a mail server of its choice, the data those services need is sent to them.',
    ],
  },
  {
    heading: 'How long it is kept',
    paragraphs: [
      'Recordings are deleted after the number of days set by the organization. Everything else is kept until it is deleted. Deleting a candidate or an account deletes its resumes, files, recordings and emails; the audit trail keeps only identifiers.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'One cookie keeps you signed in, one remembers whether you prefer the light or the dark appearance, and one the language you chose. There is no tracking and no advertising.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'You can ask the organization to show, correct, export or delete what it holds about you. If you applied for a job, the private link in your confirmation mail lets you do so yourself.',
    ],
  },
]

export const termsText: TextSection[] = [
  {
    heading: 'The service',
    paragraphs: [
      'This is an applicant tracking system run by the organization whose address you see in your browser. It reads resumes and job descriptions, shows how they match and why, and helps recruiters and companies to hire.',
    ],
  },
  {
    heading: 'Accounts',
    paragraphs: [
      'An account is personal. Keep your password to yourself, and tell the organization when you think somebody else knows it. New accounts confirm their email address and are approved by an administrator before they can be used. An administrator may suspend an account that harms others.',
    ],
  },
  {
    heading: 'The trial',
    paragraphs: [
      'The free trial lasts 14 days from the day your account is approved and needs no credit card. When it ends you can still read everything you have made; creating new things needs a plan.',
    ],
  },
  {
    heading: 'What you upload',
    paragraphs: [
      'Upload only resumes and job descriptions that you are allowed to use, and tell candidates how their data is handled where the law asks you to. What you upload remains yours.',
    ],
  },
  {
    heading: 'Decisions about people',
    paragraphs: [
      'A match percentage, a score or a transcript is an aid. It can be wrong. Decisions about people are made by people, who read the evidence first and answer for what they decide.',
    ],
  },
  {
    heading: 'Availability',
    paragraphs: [
      'The organization runs the service with care on its own equipment, and may interrupt it for maintenance. It gives no other guarantee unless it has agreed one with you in writing.',
    ],
  },
]
