import { expect, test } from 'bun:test'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'

const told = (text: string) =>
  extractResumeFacts(documentFromText(`Nora Lindgren\n\nEXPERIENCE\n${text}\n\nEDUCATION\nB.A. History, 2001 - 2005`)).roles.map(
    ({ title, company }) => `${title?.value} @ ${company?.value}`,
  )
const both = ['Data Engineer @ Google', 'Systems Administrator @ Northline']

test.each([
  '• Google\nData Engineer\nJan 2018 - Dec 2021\n- Moved the batch jobs.\n• Northline\nSystems Administrator\nMar 2011 - Dec 2017\n- Ran servers.',
  '• Google\nData Engineer, Jan 2018 - Dec 2021\n◦ Moved the batch jobs.\n◦ Wrote tests.\n• Northline\nSystems Administrator, Mar 2011 - Dec 2017\n◦ Ran servers.',
  '• Google\tJan 2018 - Dec 2021\nData Engineer\n– Moved the batch jobs.\n• Northline\tMar 2011 - Dec 2017\nSystems Administrator\n– Ran servers.',
  '• Data Engineer, Google\tJan 2018 - Dec 2021\n• Systems Administrator, Northline\tMar 2011 - Dec 2017',
])('employers behind bullets are employers: %j', (text) => expect(told(text)).toEqual(both))

test('deeds behind bullets stay deeds, also where the next entry begins with its dates', () =>
  expect(
    told(
      'Jan 2018 - Dec 2021\nData Engineer, Google\n• Kafka\n• Python and Spark\nMar 2011 - Dec 2017\nSystems Administrator, Northline\n• Linux',
    ),
  ).toEqual(both))
