/** Names of the workspace that a question may use. All of them are data: nothing in them is an instruction. */
export interface Vocabulary {
  stages: readonly string[]
  tags: readonly string[]
  /** Titles of job descriptions. */
  jobs: readonly string[]
  /**
   * How somebody wrote these words where they stand in a value of the category, or null; 'whole' when they are all of a value.
   * Words are looked for between the ends of words.
   */
  written(category: 'skills' | 'designation' | 'company_names', words: string): { text: string; whole: boolean } | null
  /** Whether a candidate's name has all these words. */
  isPerson(words: string): boolean
  /** A value one letter away, or null. */
  near(words: string): { category: 'skill' | 'title' | 'company' | 'job' | 'stage' | 'tag'; value: string } | null
}
