import type { TestPerson } from './test-people.ts'

/** The end and the start of an older position, the gap away from the newest. */
const until = (year: number, { gap }: TestPerson) => year - gap

/** Resumes of many shapes for the same somebody: each tells of work, and says who and where that is in another place. */
export const testResumes: Record<string, (person: TestPerson) => string> = {
  'name on top, contact on one line': (person) => `${person.name}
Senior Data Engineer
${person.place} | ${person.email} | +1 415 555 0101

SUMMARY
Data engineer who builds pipelines and data models for a warehouse.

EXPERIENCE
Senior Data Engineer | Contoso Ltd | January 2020 - Present
• Designed pipelines that load the data warehouse with Python, SQL and Apache Airflow
Data Engineer | Fabrikam Inc | March ${until(2015, person)} - December ${until(2019, person)}
• Built data models and monitored data quality in PostgreSQL

EDUCATION
Bachelor of Science in Computer Science, ${person.school}, ${until(2014, person)}

SKILLS
Python, SQL, Apache Airflow, PostgreSQL, Docker`,
  'labelled lines and personal details at the end': (person) => `CURRICULUM VITAE

Name: ${person.name}
E-mail: ${person.email}
Address: 12 Station Road, ${person.place}

Career Objective
To work as an accountant where my knowledge of tax and audit is of use.

Work Experience
Staff Accountant, Harbour Foods Ltd
April 2018 to Present
- Reconciled the general ledger and prepared monthly financial statements
- Filed quarterly tax returns

Accounts Assistant, Mill & Sons
May ${until(2014, person)} to March ${until(2018, person)}
- Entered invoices and kept the accounts payable

Education
B.Com (Accounting)
${person.school}
${until(2010, person)} - ${until(2013, person)}

Skills
QuickBooks, Microsoft Excel, SAP

Personal Details
Date of Birth: ${person.about.birth}
Gender: ${person.about.gender}
Nationality: ${person.about.nationality}
Marital Status: ${person.about.status}`,
  'school before the degree, name in capitals': (person) => `${person.name.toUpperCase()}
${person.place}
${person.email}

PROFILE
Registered nurse with eight years of experience on surgical wards.

EDUCATION
${person.school}
Bachelor of Science in Nursing, ${until(2012, person)}

PROFESSIONAL EXPERIENCE
St. Brendan Hospital
Registered Nurse
2019 - Present
Assessed patients, gave medication and kept patient records.
Trained new nurses in wound care.

Lakeside Clinic
Staff Nurse
${until(2013, person)} - ${until(2018, person)}
Took vital signs and prepared patients for surgery.

CERTIFICATIONS
ACLS, BLS`,
  'a story about somebody': (person) => `${person.name}
${person.email}

About
${person.name} is a marketing manager who has led campaigns for consumer brands. ${person.about.they} likes numbers; ${person.about.their} teams grew leads by half.

Employment History
Marketing Manager, Bright Soap Company, June 2017 - Present
Planned campaigns on social media, set budgets and measured results with Google Analytics.

Marketing Assistant, Corner Books, June ${until(2013, person)} - May ${until(2017, person)}
Wrote newsletters and organised events.

Education
${person.school}, Bachelor of Arts in Communication, ${until(2012, person)}

${person.name} · Page 2`,
  'title before the name, nothing but lines': (person) => `Resume

${person.name}, MBA
Sales Representative
${person.email} · ${person.place}

Work History
Sales Representative - Northwind Traders (2018 - Present)
Sold farm machinery to dealers and kept Salesforce up to date
Shop Assistant - Green Grocers (${until(2012, person)} - ${until(2017, person)})
Served customers, handled cash and ordered stock

Academic Background
MBA, ${person.school}, ${until(2011, person)}
High School Diploma, ${until(2005, person)}

Skills
Negotiation, Salesforce, Cold calling

References
Available on request`,
}
