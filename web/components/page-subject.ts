interface Titled {
  _id: string
  title: string
}

/** The job and the candidate that a page is about; null where it is about none. */
export interface PageSubject {
  job: Titled | null
  candidate: { _id: string; name: string } | null
}

type Looked = Record<string, unknown>

/** In what the data of a page may be wrapped: an answer, a part, the call that it came by. */
const wrappers = ['data', 'answer', 'job', 'evidence', 'workflow', 'scorecards']

const isObject = (value: unknown): value is Looked => typeof value === 'object' && value !== null
const titled = (value: unknown): Titled | null =>
  isObject(value) && typeof value._id === 'string' && typeof value.title === 'string' && value.title
    ? { _id: value._id, title: value.title }
    : null

const nameOf = ({ name, filename, matchingResult, resumeId }: Looked): string | null => {
  const [first] = Array.isArray(matchingResult) ? matchingResult : []
  const read = isObject(first) && isObject(first['Resume Data']) ? first['Resume Data'].name : name
  const file = isObject(resumeId) ? resumeId.filename : filename
  return [read, file].find((each): each is string => typeof each === 'string' && each !== '') ?? null
}

/** Pages say in one of a few shapes whom and which job they are about. */
export function subjectOf(data: unknown, depth = 3): PageSubject {
  if (!isObject(data)) return { job: null, candidate: null }
  const { candidate } = data
  if (isObject(candidate) && typeof candidate._id === 'string') {
    const name = nameOf(candidate)
    return { job: titled(candidate.jobDescriptionId), candidate: name ? { _id: candidate._id, name } : null }
  }
  const job = titled(data.jobDescription)
  if (job) return { job, candidate: null }
  if (depth > 0)
    for (const wrapper of wrappers) {
      const found = subjectOf(data[wrapper], depth - 1)
      if (found.job || found.candidate) return found
    }
  return { job: null, candidate: null }
}
