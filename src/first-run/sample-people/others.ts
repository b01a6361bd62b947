import type { SampleResume } from '../sample.ts'

/** Who answers the advertisement for a marketing manager. */
export const marketers: SampleResume[] = [
  {
    filename: 'hannah-brandt.pdf',
    layout: 'one-column',
    name: 'Hannah Brandt',
    title: 'Marketing Manager',
    email: 'hannah.brandt@example.com',
    phone: '+1 415 555 0109',
    place: 'Hamburg',
    summary: 'Leads small teams to campaigns that pay for themselves.',
    roles: [
      {
        title: 'Marketing Manager',
        company: 'Kornblume Coffee',
        period: 'February 2020 - Present',
        points: [
          'Leads four people and a budget of 600,000 a year across SEO, email marketing and Google Ads',
          'Doubled orders of the online shop in two years; reports every month from Google Analytics',
        ],
      },
      {
        title: 'Content Marketing Specialist',
        company: 'Leuchtturm Books',
        period: 'October 2015 - January 2020',
        points: ['Newsletter with 80,000 readers in HubSpot', 'Content marketing for 30 new books a year'],
      },
    ],
    education: ['Bachelor of Arts in Communications, Elbe University, 2015'],
    skills: ['SEO', 'Content Marketing', 'Email Marketing', 'Google Analytics', 'Google Ads', 'HubSpot', 'Budget Management'],
    languages: ['German', 'English'],
  },
  {
    filename: 'kenji-watanabe.pdf',
    layout: 'two-columns',
    name: 'Kenji Watanabe',
    title: 'Content Marketing Specialist',
    email: 'kenji.watanabe@example.com',
    phone: '+1 415 555 0110',
    place: 'Kobe',
    summary: 'Writes what people search for, and measures whether they found it.',
    roles: [
      {
        title: 'Content Marketing Specialist',
        company: 'Harbour Tours',
        period: 'June 2021 - Present',
        points: ['120 articles that bring two thirds of all visitors through SEO', 'Weekly figures from Google Analytics'],
      },
      {
        title: 'Copywriter',
        company: 'Minato Advertising',
        period: 'April 2018 - May 2021',
        points: ['Texts for hotels, trains and a zoo'],
      },
    ],
    education: ['Bachelor of Arts in Journalism, Setouchi University, 2018'],
    skills: ['SEO', 'Content Marketing', 'Copywriting', 'Google Analytics', 'WordPress'],
    languages: ['Japanese', 'English'],
  },
  {
    filename: 'olivia-mbeki.pdf',
    layout: 'one-column',
    name: 'Olivia Mbeki',
    title: 'Key Account Manager',
    email: 'olivia.mbeki@example.com',
    phone: '+1 415 555 0111',
    place: 'Durban',
    summary: 'Sells food to supermarkets, and keeps them.',
    roles: [
      {
        title: 'Key Account Manager',
        company: 'Sunridge Foods',
        period: 'January 2018 - Present',
        points: ['Looks after nine supermarket chains worth 12 million a year', 'Leads the budget talks and a team of two'],
      },
    ],
    education: ['Bachelor of Commerce in Business Management, Umhlanga University, 2016'],
    skills: ['Account Management', 'Negotiation', 'Salesforce', 'Budget Management', 'Excel'],
  },
]

/** Somebody who applies for everything. */
export const cook: SampleResume = {
  filename: 'marcel-dubois.pdf',
  layout: 'one-column',
  name: 'Marcel Dubois',
  title: 'Sous Chef',
  email: 'marcel.dubois@example.com',
  phone: '+1 415 555 0112',
  place: 'Nantes',
  summary: 'Twelve years in kitchens, the last four of them second in command.',
  roles: [
    {
      title: 'Sous Chef',
      company: 'Restaurant La Digue',
      period: 'March 2022 - Present',
      points: ['Leads nine cooks on evenings with 140 guests', 'Brought food waste down by a third'],
    },
    {
      title: 'Line Cook',
      company: 'Brasserie du Marais',
      period: 'June 2014 - February 2022',
      points: ['Fish and sauces; trained eleven apprentices'],
    },
  ],
  education: ['Vocational certificate in cookery, Nantes, 2014'],
  skills: ['Menu Planning', 'Food Safety', 'Inventory Management', 'Team Leadership'],
  languages: ['French', 'English'],
}
