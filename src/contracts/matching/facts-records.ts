import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { Quote } from './match-records.ts'

export const Degree = t.Object({
  /** As written: "B.Tech in Computer Science". */
  title: t.String(),
  /** The taxonomy's name for it: "Bachelor of Technology"; null when only the level is known. */
  canonical: orNull(t.String()),
  /** From 1 (secondary school) to 8 (doctorate), comparable; null when unknown. */
  rank: orNull(t.Number()),
  field: orNull(t.String()),
})
export type Degree = Static<typeof Degree>

export const SkillMention = t.Object({
  /** The taxonomy's canonical name, or the words as written for a skill that only a skills section names. */
  skill: t.String(),
  /** True when `skill` is in the taxonomy. */
  known: t.Boolean(),
  /** True when it stands in a skills section or a list of skills, rather than in a sentence. */
  listed: t.Boolean(),
})
export type SkillMention = Static<typeof SkillMention>

/** One position somebody held. At least one of title, company and dates is known. */
export const Role = t.Object({
  title: orNull(
    t.Object({
      value: t.String(),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  company: orNull(
    t.Object({
      value: t.String(),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /** First and last month, both counted in. An open role ends 'present': the scorer puts in the reference day. */
  dates: orNull(
    t.Object({
      value: t.Object({ start: t.Number(), end: t.Union([t.Number(), t.Literal('present')]) }),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /** False for internships, projects and volunteering when the document lists paid work as well. */
  counts: t.Boolean(),
})
export type Role = Static<typeof Role>

/** How much a text speaks of an occupation: O*NET code → share, the shares of one text sum to 1. Largest first, at most 48. */
export const OccupationProfile = t.Array(t.Tuple([t.String(), t.Number()]))
export type OccupationProfile = Static<typeof OccupationProfile>

/** What a job title means: the group of titles for the same work, and the O*NET codes it can stand for, most likely first. */
export const TitleMeaning = t.Object({
  /** As written, without repeats. */
  title: t.String(),
  family: orNull(t.String()),
  occupations: t.Array(t.String()),
  /** How likely each of `occupations` is meant; they sum to 1. Absent in what was read before reading-7 and requirements-5. */
  shares: t.Optional(t.Array(t.Number())),
  /** From 0 (intern) to 9 (executive); null when the title states no level. */
  seniority: orNull(t.Number()),
  /** On what somebody calls themselves: how far a position bears it out, from 0 to 1. Absent for titles of positions. */
  borneOut: t.Optional(t.Number()),
})
export type TitleMeaning = Static<typeof TitleMeaning>

/** A line that tells much about the work, with its terms: what a comparison of words can show as its evidence. */
export const Excerpt = t.Object({ quote: Quote, terms: t.Array(t.String()) })
export type Excerpt = Static<typeof Excerpt>

/** Everything the engine reads from one resume. Depends on the visible text and the engine version only, never on the day. */
export const ResumeFacts = t.Object({
  /** Version of the reading engine that made these facts. */
  engine: t.String(),
  name: orNull(
    t.Object({
      value: t.String(),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  email: orNull(
    t.Object({
      value: t.String(),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /** As written. */
  phone: orNull(
    t.Object({
      value: t.String(),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /** Job titles held, as written, newest first, without repeats. */
  designations: t.Array(
    t.Object({
      value: t.String(),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /** Employers as written, newest first, without repeats. */
  companies: t.Array(
    t.Object({
      value: t.String(),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  degrees: t.Array(
    t.Object({
      value: Degree,
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  skills: t.Array(
    t.Object({
      value: SkillMention,
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  roles: t.Array(Role),
  /** Experience the document states in words ("8+ years of experience"), in years. */
  statedYears: orNull(
    t.Object({
      value: t.Number(),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /**
   * True when the document has other parts of a resume, such as education and skills, but none about employment and no dated role: a
   * person before the first job, most likely.
   */
  withoutEmployment: t.Optional(t.Boolean()),
  /** How the document was understood; absent in facts that engines before reading-7 read. */
  reading: t.Optional(
    t.Object({
      /** Languages that are read, most of the text first. The shares sum to less than 1 where part of it is in none of them. */
      languages: t.Array(t.Object({ code: t.String(), share: t.Number() })),
      confidence: t.Number(),
      gaps: t.Array(
        t.Object({
          kind: t.String(),
          quote: orNull(Quote),
          count: t.Optional(t.Object({ missing: t.Number(), of: t.Number() })),
        }),
      ),
    }),
  ),
  occupations: OccupationProfile,
  /** Terms of the text that carry meaning for a comparison: stem → how often, at most 400. */
  terms: t.Array(t.Tuple([t.String(), t.Number()])),
  /** By place in `terms`: how often of that in positions and projects. Absent in facts read before reading-7. */
  termsAtWork: t.Optional(t.Array(t.Number())),
  /** Meanings of `designations`, newest first. */
  titles: t.Array(TitleMeaning),
  /** The most telling sentences, at most 32. */
  excerpts: t.Array(Excerpt),
  /** What is told of the work, sentence by sentence, in the order of the document. Absent in facts read before reading-7. */
  statements: t.Optional(
    t.Array(
      t.Object({
        quote: Quote,
        part: oneOf(['role', 'unpaid', 'list', 'head', 'aside', 'other']),
        /** Place in `roles` of the position it is told of. */
        role: t.Optional(t.Number()),
      }),
    ),
  ),
})
export type ResumeFacts = Static<typeof ResumeFacts>

export const SkillRequirement = t.Object({
  skill: t.String(),
  known: t.Boolean(),
  /** Skills that do as well: "Tableau or Power BI" is one requirement. */
  alternatives: t.Array(t.String()),
  /** How much it counts beside the others: 1 for a skill of the trade, less for the long tail and for soft skills. */
  weight: t.Number(),
  /** Years of this skill, where the text asks for them beside it. */
  years: t.Optional(t.Number()),
})
export type SkillRequirement = Static<typeof SkillRequirement>

/** What a job description says besides, for people to read: none of it counts in a score. */
export const JobDetails = t.Object({
  /** What somebody will do, in the words of the text, at most 20. */
  duties: t.Array(
    t.Object({ value: t.String(), confidence: t.Number(), quotes: t.Array(Quote), source: t.Optional(t.Literal('model')) }),
  ),
  languages: t.Array(
    t.Object({
      value: t.Object({ language: t.String(), must: t.Boolean() }),
      confidence: t.Number(),
      quotes: t.Array(Quote),
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /** Licences that the law or the job asks for: "driver's license", "CDL". */
  licences: t.Array(
    t.Object({ value: t.String(), confidence: t.Number(), quotes: t.Array(Quote), source: t.Optional(t.Literal('model')) }),
  ),
  place: orNull(
    t.Object({ value: t.String(), confidence: t.Number(), quotes: t.Array(Quote), source: t.Optional(t.Literal('model')) }),
  ),
  presence: orNull(
    t.Object({
      value: oneOf(['remote', 'hybrid', 'on-site']),
      confidence: t.Number(),
      quotes: t.Array(Quote),
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /** As written: "$110,000 - $130,000 per year". */
  pay: orNull(
    t.Object({ value: t.String(), confidence: t.Number(), quotes: t.Array(Quote), source: t.Optional(t.Literal('model')) }),
  ),
  /** From 0 (intern) to 9 (executive), by the title; null when it states no level. */
  seniority: orNull(t.Number()),
})
export type JobDetails = Static<typeof JobDetails>

/** What a job description asks for, boilerplate (benefits, equal opportunity, praise of the company) left out. */
export const JobRequirements = t.Object({
  engine: t.String(),
  title: orNull(
    t.Object({
      value: t.String(),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /** Required skills; the quote is the job description's own. */
  mustHave: t.Array(
    t.Object({
      value: SkillRequirement,
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  niceToHave: t.Array(
    t.Object({
      value: SkillRequirement,
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  minimumYears: orNull(
    t.Object({
      value: t.Number(),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  /** The lowest accepted degree, rank as in `Degree`; `orExperience` when equivalent experience is accepted instead. */
  degree: orNull(
    t.Object({
      value: t.Object({ canonical: t.String(), rank: t.Number(), orExperience: t.Boolean() }),
      /** From 0 to 1: how sure the reader is that this is what the document means. */
      confidence: t.Number(),
      /** Where it says so; at least one. */
      quotes: t.Array(Quote),
      /** Set when a language model found it; the quote was found in the visible text by code all the same. */
      source: t.Optional(t.Literal('model')),
    }),
  ),
  occupations: OccupationProfile,
  terms: t.Array(t.Tuple([t.String(), t.Number()])),
  /** What is done in the position, in the order of the text. Absent before requirements-5. */
  duties: t.Optional(t.Array(t.Object({ quote: Quote, terms: t.Array(t.String()) }))),
  /** The words of the whole text: what a resume could have copied. Absent before requirements-5. */
  wording: t.Optional(t.String()),
  /** What `title` means; for an untitled text, what it calls the position. */
  titleMeaning: orNull(TitleMeaning),
  /** Absent where an earlier engine read it. */
  details: t.Optional(JobDetails),
})
export type JobRequirements = Static<typeof JobRequirements>
